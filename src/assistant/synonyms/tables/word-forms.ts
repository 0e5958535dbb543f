// Owns other forms of the same word that stems do not bring together: irregular verbs, spellings, words written apart.

export const WORD_FORMS = `
sent > send
paid > pay payment
bought > buy purchase
built > build
broke, broken > break error
chose, chosen > choose select
wrote, written > write
ran > run
went, gone > go
kept > keep
left > leave
lost > lose
made > make create
got, gotten > get
told > tell
saw, seen > see view
took, taken > take
gave, given > give
hid, hidden > hide
shown > show
sold > sell
spent > spend
held > hold
forgot, forgotten > forget
began, begun > begin start
caught > catch
understood > understand
thrown, threw > throw
drawn, drew > draw
fell, fallen > fall
grew, grown > grow
knew, known > know
meant > mean
met > meet
stolen, stole > steal
woke > wake
children > child
indices > index
vertices > vertex
colour > color
behaviour > behavior
favourite > favorite
grey > gray
licence > license
centre > center
catalogue > catalog
dialogue > dialog
programme > program
cheque > check
fulfil, fulfilment > fulfill fulfillment
enrol, enrolment > enroll enrollment
organise, organisation > organize organization
customise, customisation > customize customization
personalise, personalisation > personalize personalization
authorise, authorisation > authorize authorization
initialise, initialisation > initialize initialization
synchronise, synchronisation > synchronize synchronization
optimise, optimisation > optimize optimization
summarise > summarize
anonymise, anonymisation > anonymize anonymization
visualise, visualisation > visualize visualization
localise, localisation > localize localization
normalise, normalisation > normalize normalization
serialise, serialisation > serialize serialization
analyse > analyze
tokenise > tokenize
recognise > recognize
categorise > categorize
minimise, maximise > minimize maximize
`;
