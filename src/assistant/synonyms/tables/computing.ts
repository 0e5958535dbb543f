// Synonyms for programs, servers and models, data and files, and the web and its look.

export const PROGRAMMING = `
programmatically, from code, from my code, in code, from a script, with a script > api sdk programmatically
web api > api endpoint
end point, route > endpoint url
api call, web request > request call
routine > function method
module, client library > sdk library package
plug in, add-on > plugin extension integration
app store, marketplace > marketplace integration
command line, command prompt > cli command terminal
instruction > command
feature toggle, feature switch > feature flag
config file, configuration file, settings file > configuration config
config vars > environment variable env
source code, code base > repository code source
branch off, fork > branch fork
merge request > pull request
version control > git version
compile > build compile
roll out, put into production, bring to production, push to production > deploy deployment release rollout
rollout > deployment rollout
roll out to some, only some users, part of the users, some of the users, small part > rollout percentage target
percent of users, tenth of, half of the users > rollout percentage
a/b test, ab test, split test, try two, two variants > experiment test variant
own server, own machine, our own machine, own box, own hardware, own infrastructure, on-premise, on premise, on prem, in-house > self-hosted self-host
host myself, host ourselves, run myself, run ourselves > self-hosted deploy
docker image > docker container
k8s > kubernetes cluster
virtual machine, vm > vm machine instance
machine size, stronger machine, bigger machine > instance resources scaling
processor, cpu, ram > cpu memory resources
grow, handle more, more load, more traffic, scale up > scale scaling autoscaling
dns, name server, nameserver > dns domain
background job, in the background, behind the scenes > background async job
keep a copy > cache caching
same thing twice, ask twice > cache idempotency
shape of the data > schema
programming language > language sdk
js, ts > typescript javascript
golang > go
line of code, lines of code > code snippet
code sample, sample code, example code > example snippet code
manual, handbook > documentation guide
walkthrough, how-to > guide tutorial
need before, beforehand, what do i need, before i start > prerequisites requirement
system requirements > prerequisites requirement
works on, runs on > support compatible requirement
what is new, what's new, news > changelog release
coming soon, planned > roadmap
old way, no longer supported > deprecated
breaking change > breaking migration
newest release, latest version, newer version > upgrade update version
unit test > test testing
artificial intelligence > ai model llm
chatgpt > llm model
chatbot, robot > agent bot assistant
instruct > prompt instruction
what it knows, know about > knowledge context
teach the model > fine-tune training
meaning, by meaning, similar meaning > semantic vector
alike, look like > similarity similar
hallucinate, makes things up, make things up, invent > hallucination grounding
recognise, spot > detect recognize detection
word count > token
bit by bit, word by word, as it comes > stream streaming
response time > latency
cheaper model > cost model
procedure, automation > workflow automation flow
loop, repeat, over and over > loop iterate retry
`;

export const DATA = `
spreadsheet, excel, excel sheet, excel file, xlsx, xls, google sheet, worksheet > csv spreadsheet excel sheet
numbers file, table file > csv spreadsheet
word file, word document, docx > document docx
photograph, pic, snapshot, graphic > image photo picture
screenshot, screen grab, screen capture > screenshot image
symbol, pictogram > icon
logo, emblem > logo branding
movie, film, clip, footage > video
mp4, mov > video
song, tune, music, mp3 > audio track
voice > voice audio speech
spoken, speak, talk, read aloud, read out > speech voice audio
speech to text, write down what, transcribe > transcription transcript
file type, file types, file format, file formats, kind of file, kinds of files > format file type
attachment, enclosed file > attachment file
drawer > folder directory
file name > filename
zip, compressed > archive zip compress
db, data store > database storage
sheet > table
information > data
duplicate entries, double entries > duplicate deduplicate
read in, pull in, bring in, feed in, ingest > import ingest upload load
get out, get my data out, pull out, extract > export download extract
back up, save a copy, safety copy, copy of everything > backup snapshot dump export
put into storage > archive
disk space, room, space > storage
cloud storage > bucket storage
statistics, stats, figures, numbers, usage statistics > analytics metrics statistics report
usage data, phone home, send home, sends home, calling home, tracking me > telemetry tracking
overview of numbers > report dashboard analytics
graph, diagram, plot > chart graph diagram
chart > chart graph visualization
cockpit, control room > dashboard
count visitors, how many visitors, visitor numbers, page views, traffic > analytics traffic
total, sum, add up > sum aggregate total
average, mean > average aggregate
calculate, compute, work out > calculate formula
formula, calculation > formula calculation
only if, only when, depending on, depends on > condition rule conditional
hits > results
caption, heading > label title
blurb > description summary
summarise, sum up, in short > summary summarize
remark, annotation > note comment annotation
pattern, boilerplate, blueprint > template
placeholder, dummy, fill-in > placeholder variable
vars > variable environment
preference, knob, config > setting option configuration parameter preference
out of the box, set nothing, unless told otherwise > default
identifier, unique number > id identifier
revision > version release
old one back, old version back > version history restore rollback
log of changes, past changes > history log version
work in progress, unfinished > draft
protocol, record of > log
keep a log > log logging
piece, portion > chunk
page through, next page, more results, rest of the results > pagination cursor page
at most, at least > minimum limit
biggest > maximum limit max
oldest, earliest > minimum
newest, most recent > latest
how big, how large > size limit maximum
how long > duration length timeout expiration
shorter, smaller > size reduce
instantly, right away, immediately, at once > realtime live instant
synchronise, keep in step, keep in sync, keep up to date, synchronize > sync synchronization
private data, personal data, privacy, gdpr, data protection > privacy gdpr pii compliance
sensitive, confidential > sensitive pii secret
mask, black out, blank out > mask redact hide
where is my data, where data is stored, data location > region residency storage
delete my data, right to be forgotten > gdpr delete
column > field column
field > field column
record, entry > record row document
row > row record
image, picture, photo > image photo picture
`;

export const WEB_AND_LOOK = `
web site, homepage, home page, webpage > site website page
web address, internet address, own address, site address > domain url
own domain, my domain, our domain, own url, own web address, vanity domain > custom domain
sub domain > domain subdomain
shortened > link short
send visitors, point to, forward visitors > redirect
old urls, moved pages > redirect
dead link, dead links, broken link, broken links > broken link 404
page not found > 404
bar code, barcode > barcode qr
menu bar, navbar, nav bar, navigation bar > navigation menu sidebar
side bar, left column > sidebar navigation
top bar, header bar > navbar header
bottom of the page, page bottom > footer
drop down, drop-down, pull-down > dropdown select
check box, tick box > checkbox
slider > toggle switch
hint, bubble > tooltip
info box, callout, note box > callout admonition
screen size, screen sizes, fit any screen, small screens, fit the screen > responsive layout breakpoint
phone app, smartphone, cell phone, cellphone, handset > mobile ios android
iphone, ipad > ios mobile apple
android phone > android mobile
mac, macbook > macos
pc > windows
computer, laptop, notebook > machine computer local device
my own computer, my computer, on my machine, my laptop > local locally machine
gadget, gear > device hardware
watch, smartwatch, wristband > wearable device watch
headset, earphones > headset audio
chrome, safari, firefox > browser
without internet, no internet, without a connection, no connection, without network, without wifi > offline connection network
internet, online > network internet
go online > network internet
wifi, wireless > wifi network
look, appearance, looks, visuals > theme style appearance branding design
look like, how it looks, change the look, other look > theme style appearance customize
design > design theme style
branding, brand, corporate design, our colors, own colors > branding theme color logo
colour, hue, tint, shade > color theme
dark mode, night mode, dark theme > dark mode theme
light mode > light theme
typeface, lettering, font > font typography
text size, bigger text > font size
width, height, bigger, smaller > size width height
frame, edge, outline > border frame
backdrop, wallpaper > background
arrangement > layout
corner > position
moving picture, move around > animation
style sheet, stylesheet > css style
white label, no branding, hide your logo, remove your logo, powered by > white-label branding
map, near me, nearby, nearest, close by, distance > location geo distance
whereabouts, gps > location geo
nation > country region
part of the world > region
english, german, french, spanish > language locale
tab icon, little icon > favicon
search engine, google finds, found on google, google ranking > seo search
social preview, preview picture, link preview > og preview image
blind, screen reader, disabled people > accessibility
key combination, hotkey, shortcut > shortcut keyboard
webcam > camera
printer, print, print out, on paper > print pdf
`;
