// Owns what readers call messages, calls and dates, and what documentation calls them.

export const MESSAGES = `
mail, e-mail > email
newsletter, mailing, mass mail > campaign broadcast newsletter email
mailing list, list of recipients > audience list
text, text message, texting > sms message
text someone, text the, text my > sms message
phone, telephone, ring, phoning > call phone
number to call > phone number
phone company, phone companies, phone provider, carrier > telephony carrier provider
caller > call customer
hang up, hung up > end call hangup
answering machine, mailbox > voicemail
voice mail > voicemail
office hours, opening hours, when we are closed, after work, working hours > business hours
talk > chat conversation message
notify, ping, tell me, let me know, inform, heads up, remind > notification alert notify webhook
alarm > alert notification monitor
reminder > reminder notification
pop-up, pop up, popup > popup modal notification
announce, announcement, banner, shout > announcement banner notification
unsubscribe, stop mails, no more mails, stop sending me > unsubscribe preference
hear about, find out when, want to know that, want to know when, know when, told when > event webhook notification
callback, call back, hook > webhook callback
tell my server, notify my server, call my server, call my url > webhook
something happens > event trigger
whatsapp, messenger > channel integration
at a certain time, regularly, periodically, recurring, timer, plan for later, every now and then > schedule cron recurring scheduled
every day, every night, every morning, each day, each night, each morning, daily, nightly, every week, weekly, each monday, every hour, hourly > schedule cron recurring
later, in the future, delayed, put off, postpone > delay schedule
booking, reservation > appointment booking calendar
diary > calendar schedule
time zone > timezone
deadline, due date, cut-off > deadline due expiration
age, older than, how old > age retention expiration
keep for how long, how long do you keep, how long is it kept, stored for > retention
waiting line, line up > queue
raffle, lottery, prize draw, sweepstake > giveaway
odds, chance, likelihood, probability > probability weight chance
progress, how far > progress status
contest, competition, challenge > challenge leaderboard
high score, best players, who is best > leaderboard
missed day, day off > freeze streak
exam, test paper > quiz test exam
questionnaire, poll > survey form
`;
