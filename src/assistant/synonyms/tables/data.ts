// Synonyms for data and files.

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
