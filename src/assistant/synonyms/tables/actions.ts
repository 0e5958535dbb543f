// Synonyms for actions, and for errors and failures.

export const ACTIONS = `
get rid of, rid of, throw away, throw out, do away with, chuck, dump, bin, trash > delete remove
erase, wipe, wipe out, clear out, clean up, cleanup, purge, eliminate, drop, discard, scrap > delete remove clear purge
take out, take off, take down, strip > remove delete
deleted > delete remove
take off my computer > uninstall remove
undo, revert, roll back, rollback, go back, take back, step back, reverse > undo revert rollback restore
bring back, get back, undelete, rescue > restore recover
can't be undone, cannot be undone, irrevocable, for good, forever > irreversible permanent
turn off, turned off, switch off, shut off, without having > disable deactivate off
get it to stop, make it stop, stop it from, stop them from, keep from, keep it from, prevent, avoid > disable prevent stop block
no longer want, don't want, do not want > disable remove cancel
halt, end, abort, kill, terminate, interrupt > stop cancel abort terminate
give up, call off > cancel abort timeout
put on hold, freeze, hold > pause suspend freeze
go on, carry on, pick up again, unpause > resume continue
turn on, turned on, switch on > enable activate
turn back on, switch back on, reactivate > reactivate enable
begin, kick off, fire up, boot, spin up > start launch run create
reboot, start again, start over > restart reset
start from scratch, start over > reset
put in > add create insert
make, produce > create add
put up, put together > create build
get going, get it running > setup configure install
put on my computer, put on my machine, get it onto > install installation
get onto my computer, save to disk, pull down > download export
put online, send up > upload import
alter, adjust, tweak, amend > change update edit modify configure
fix a typo > edit update
refresh > update refresh
call something else, give another name, change the name, other name > rename name
replace, swap out, substitute > replace rotate update
shift, relocate > move transfer migrate
bring over, move over, come from, coming from, bring across, take along, switch from, switching from, leaving > migrate import migration
clone, make another > duplicate copy clone
divide, break up, cut up, separate > split chunk
put together, bring together, unite > merge combine
hook up, link up, tie, wire up, plug in, pair > connect integrate link integration
hooked up > connect integration
unlink, unhook, detach, cut off > disconnect remove unlink
work with, works with, play with, get along with, compatible > integration compatible support
talk to > connect integration
put on my site, put it on my site, put on my website, put on my own website, put into my page > embed widget
show others, let others see, let others > share publish invite
go live, put live, bring online, make public, ship it > publish deploy release
went live, gone live > publish deploy
make private, unpublish, take offline > unpublish private draft
conceal, not show, keep out of sight, invisible > hide hidden
make visible, reveal, bring up > show display view
look at, watch, look up, take a look > view list show
look before, see before, have a look before > preview
look for, track down, search for > search find filter
narrow down, only show, show only, leave out, restrict to, sift > filter
order by, arrange, rearrange, reorder, put in order, ranking > sort order reorder rank
highest first, newest first, oldest first, latest first > sort order descending
group by, bundle, put into groups, categorize > group category
tidy up, structure, keep tidy > organize folder group
star, favourite, favorite, bookmark > favorite pin bookmark
pick, opt for > select choose
decide > choose condition rule
how many times, tally > count usage
side by side > compare diff
check, make sure, ensure, confirm > verify validate check test
genuine, authentic, really from > verify signature
try > test try
gauge > metric measure
watch, keep an eye on, observe, monitor, supervise > monitor track watch observability
follow > track tracking analytics
hold on to, retain, preserve, survive > persist retain store retention keep
save, put away, stash > save store
memorize, recall > memory persist store session
forget, forgot, forgotten > reset forgot
fill in, fill out, enter, type in, key in > input form field
hand in > submit
dispatch, forward, push > send deliver
send again, resend, sent again > retry resend
get notified > receive webhook
ask > query request prompt
reply, react > response reply answer
invoke, set off, fire > trigger call invoke
happen automatically, by itself, on its own, automatically > automatic automation trigger schedule
without doing anything, hands-free > automation workflow
do in bulk, all at once, everybody at once, everything at once, many at once, in one go, at the same time > bulk batch import
mass > bulk batch
one after the other, one by one, in sequence > sequential queue order
in parallel, simultaneously, side by side, at once > parallel concurrent concurrency
hold off > wait delay timeout
leave out, pass over > skip ignore exclude
leave out, except > exclude ignore
cap, cut down, curb > limit restrict
make them, oblige, mandatory, must have, compulsory, obligatory > required mandatory enforce
not needed, leave empty > optional default
extend, prolong, make longer, lengthen > extend expiration increase
shorten, make shorter, shrink > shorten reduce truncate short
increase, bump, more than allowed > increase limit quota
lower, reduce, decrease > reduce decrease
speed up, make faster, accelerate > performance optimize cache
other language, another language, several languages, multilingual > translation language localization internationalization
teach > train training
take advantage > use
personalise, personalize, make my own, tailor, adapt > customize custom configure
`;

export const FAULTS = `
broken, broke, defective, buggy, busted, messed up, screwed up > error fail issue troubleshoot
not work, not working, doesn't work, does not work, won't work, stopped working, stop working > troubleshoot error fail issue
went wrong, goes wrong, go wrong, gone wrong, something wrong > fail failed error issue
bug, glitch, hiccup, fault, defect, flaw > error issue bug
problem, trouble, difficulty, headache > issue error troubleshoot problem
crash, crashed, dies, died, blows up, goes down > crash error fail exit
stuck, hangs, hung, freezes, frozen, never finishes, does nothing, spinning > stuck timeout pending hang
down, unreachable, not reachable, unavailable > unavailable outage downtime offline unreachable
can't reach, cannot reach, can't be reached, cannot be reached, can't get through > unreachable unavailable connection timeout offline
outage, blackout > outage downtime incident
status page, is it down > status uptime
give up after, takes too long, too long, times out, timed out > timeout deadline
slow, sluggish, lag, laggy, takes forever, takes ages, crawl > slow performance latency
slowness, speed, fast, quick > performance latency
try again, tries again, tried again, trying again, another attempt, attempt again, keep trying, keeps trying > retry retries backoff
attempt, go at > attempt retry
wrong, incorrect, bad, mistaken > invalid incorrect wrong
false, not right > invalid incorrect
refused, turned down, not accepted, declined > invalid rejected denied reject
gone, vanished, disappeared, lost, not there, can't find, cannot find, nowhere > missing not-found disappear
nothing happens, nothing shows up, nothing appears, doesn't show up, does not show up, not showing > missing empty troubleshoot display
vanish, disappear > missing removed disappear
no result, no results, nothing found, finds nothing, comes back empty, nothing comes back > empty results
white screen > empty blank
garbled, gibberish, weird characters, strange characters > encoding utf
twice, two times, double, doubled > duplicate twice idempotency
repeated > duplicate repeat
clash, collide, overlap > conflict collision
too many, too much, too often > limit rate exceed
too many requests, too many calls, throttled, slowed down, throttling > rate limit throttle
too big, too large, too heavy > size limit maximum
too small, too short > minimum size
not enough, insufficient, ran out of > insufficient limit quota
no room, no space left, out of space > storage disk quota limit
solve, fix, repair, cure, remedy, mend, sort out > fix resolve troubleshoot solution
fixed > fix resolve
way around > workaround
diagnose, find out why, figure out why, investigate, get to the bottom > debug troubleshoot diagnose log
caution > warning
complain, complains, moans > error warning
ignored, has no effect, no effect, not applied > ignore override precedence
overwritten > overwrite override
out of date, outdated, stale > stale cache outdated refresh
not updated, does not update, doesn't update, doesn't change, old version shown > cache refresh update
doesn't match, does not match, differs > mismatch difference
strange, weird, odd, surprising > unexpected
hacked, hack, hacker, break in, attacker, stolen, leaked > security compromise leak rotate attack
unsafe, dangerous, risky > security risk
safe, safely > safe security
spam, junk, junk mail > spam deliverability
bounce, bounced, undeliverable, does not arrive, doesn't arrive, never arrived, not arrive, never arrives > bounce deliverability delivery
lose data, data loss, lost data > backup durability persistence loss
survive a restart, after a restart > persistence storage
overloaded, too busy, swamped > overload rate limit scaling
no sound, hear nothing, silent, can't hear, mute > audio sound mute
picture stutters, choppy, jerky > frame performance
misspell, misspelled, misspelt, wrong spelling > typo fuzzy
mess up > error
accident, by accident, accidentally, by mistake > accidental restore undo
plan b, backup plan > fallback
`;
