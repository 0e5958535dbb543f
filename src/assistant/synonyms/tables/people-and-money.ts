// Synonyms for people and permissions, and for buying, paying and earning.

export const MONEY = `
bill, billed > invoice billing bill charge
receipt > receipt invoice
charge, charged > charge billing payment
charged twice, charge twice, billed twice, pay twice, paid twice, double charge, double payment > idempotency duplicate
twice by accident, submitted twice, sent twice, done twice, same request twice > idempotency duplicate
expense, expensive, cheap > price pricing cost fee
how much money, how much does > price pricing cost
how much is > price pricing cost
surcharge, commission, cut of > fee commission
rate card, tariff > pricing rate
paying, paid > payment pay billing
pay for > billing payment pricing plan
money > payment balance payout fund
cash > payment balance
funds, credit balance > balance fund credit
get paid, get my money, receive money, money arrive > payout payment settlement
money back, give back money, pay back, get back money, reimburse, repay > refund
send money back > refund
chargeback > refund dispute chargeback
contest a payment > dispute chargeback
paycheck, wage, earnings, income > payout earnings commission
take out money, cash out > withdrawal payout withdraw
pay in, top up, topup, load money, put money > deposit credit balance fund
down payment > deposit
iban > bank account payout
credit card, debit card, visa, mastercard > card payment
card number > card payment
paypal, apple pay, google pay, wallet > payment method wallet
means of payment, ways to pay, way to pay > payment method
free of charge, for free, without paying, costs nothing, gratis > free pricing trial
free version, free account, free tier > free plan pricing
try it, try out, test drive > trial free test
monthly cost, per month, per year, monthly price > pricing subscription plan
tier, edition > plan tier edition pricing
more expensive plan, better plan, bigger plan, next plan > upgrade plan
cheaper plan, smaller plan, lower plan > downgrade plan
move up > upgrade
move down > downgrade
membership, recurring payment > subscription plan
stop paying, end my plan, end my subscription, stop my subscription, terminate > cancel subscription
quit paying, no longer want to pay > cancel subscription
extend my plan, goes on automatically > renew renewal
lapse, run out, ran out, runs out > expire expiration
rebate, money off, percent off, cheaper price > discount coupon promotion
voucher, promo code, gift code > coupon discount promotion voucher gift
gift voucher > gift card
sale, special offer, deal > promotion discount sale
bonus, prize, perk, incentive > reward bonus
recommend a friend, bring a friend, word of mouth > referral
vat, sales tax, gst > tax vat
tax free, tax exempt > tax exemption
dollars, euros, pounds > currency
exchange rate, convert money > currency exchange conversion
spending limit, cap spending, spend limit > budget limit spending
overspend, too expensive > budget limit cost
spend, spent > spend cost usage
owe, unpaid, outstanding, overdue > unpaid overdue payment
late payment, failed payment, payment failed, card was declined, declined > failed declined payment dunning
save money, cut costs > cost optimization
agreement > agreement terms
terms, fine print, conditions > terms policy
guarantee, warranty > sla guarantee
bought > purchase order buy
basket, shopping basket, shopping cart, trolley > cart checkout
check out > checkout
pay page, payment page, payment form > checkout
payment link, link to pay > payment link checkout
storefront, online shop, web shop > store shop storefront
in stock, sold out, out of stock, supply > inventory stock
goods, merchandise > product item
size and color > variant option
parcel, postage, send goods > shipping shipment fulfillment delivery
delivered, arrived, on its way > delivery status tracking
send back goods, take back > return refund
sold > sale order
turnover, revenue, takings > revenue sales
profit, margin > margin revenue
bookkeeping, accountant, accounting > accounting ledger export
scam, crook, fake orders > fraud risk
stablecoin, coin, crypto > crypto asset
invoice > bill
bank > bank payout
buy, purchase > buy purchase order checkout
item, article > product item
fees, costs, price, prices > pricing price cost fee
shipping, delivery > shipping fulfillment delivery
shop > store shop
`;

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
