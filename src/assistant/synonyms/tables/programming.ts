// Synonyms for programs, servers and models.

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
