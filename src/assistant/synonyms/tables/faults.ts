// Synonyms for errors and failures.

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
