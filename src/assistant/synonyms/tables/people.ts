// Synonyms for people and permissions.

export const PEOPLE = `
people, person, someone else, somebody else, guy, folks > user member
staff, employee, coworker, co-worker, colleague, teammate, personnel, crew > member user team employee staff
boss, superior, supervisor > manager administrator owner
head of, in charge > owner administrator
client, buyer, shopper, consumer, patron, purchaser > customer client user buyer
visitor, guest, viewer, stranger, outsider > visitor guest viewer anonymous public external
reader > visitor user
recipient, addressee, receiver > recipient contact subscriber
student, pupil, learner > candidate learner student
teacher, instructor, trainer > instructor teacher
organisation > organization workspace
partner > partner reseller
group of people, department > team group
squad > team
family, household > team group
newcomer, newbie, beginner, new hire, starter > onboarding member
freelancer, contractor, outside help > guest collaborator external
work together, working together, team up > collaborate share
user account > account profile
my details, personal details > profile account
nickname, screen name, handle > username name
user name > username
real person, real human, human being, live agent, human agent > human handoff transfer escalate
somebody real, someone real > human handoff
support staff, helpdesk, help desk, hotline, customer service > support contact
talk to you, reach you, contact you, write to you, get hold of > support contact
complain, complaint > support dispute feedback
supplier > vendor provider merchant
seller, shop owner, storekeeper > merchant seller vendor
writer > author creator owner
programmer, coder > developer
allowed to, may do, permitted, allowance, allow > permission role access allow
what can i do, what may > permission role
not allowed, forbidden, no access, no rights, lacks rights > permission denied forbidden unauthorized access
rights, privilege, clearance > permission role access
let in, get in, let into > access invite allow
give access, grant > permission access invite share
take away, revoke > revoke remove
promote > role administrator
rank > role level
bring in, ask to join > invite add member
become a member, come on board > join invite sign
kick, kick out, throw out, oust, expel, fire, boot out > remove delete ban
ban, block someone, banish, blacklist > ban block restrict
lock out, locked out, shut out > lock block lockout suspend
hand over, pass on, hand off > transfer handoff
take over > transfer ownership handoff
leave, quit, walk away, opt out > cancel leave unsubscribe
sign off, step down > leave remove
license for a person > seat
act as, log in as > impersonate
unnamed, nameless > anonymous
pixelate, make unrecognizable > anonymize blur mask redact
who someone is > identity verification kyc
prove who, proof of identity, id card, passport > identity verification kyc
who did what, who changed, who has changed, paper trail > audit log history
watch someone, spy, observe people > monitor track
supervise, oversee, proctored > monitor proctor
give the okay, green light, sign off on > approve approval review
ask for permission, needs approval > approval review
opinion > feedback rating
grade > rating score
kids, children, minors > age child
company, firm, business, employer > organization company business workspace
customer > client user
`;
