/** Offers of two to four sentences, written as in `one-line.ts`. */
export const longerTrades = `
none | s | We restore stained glass. We take the panels down, number each piece of glass, and put them back in lead. It takes a year for a church window. | parishes and castle owners
none | p | Kiln makes fire blankets for electric cars. The blanket covers a burning battery in 20 seconds. It is used by 40 fire brigades. | fire brigades and car parks
none | s | My grandmother kept bees and taught me patience. Today I repair pocket watches. I send a film of every repair. | owners of old watches
none | p | Our label tells if the chain of cold was broken. A dot turns red above 8 degrees. It costs 4 cents. | vaccine distributors
none services | s | We write wills at your kitchen table. A lawyer comes with a laptop, asks questions, and reads it back to you. | families with small children
none | p | Like Airbnb, but for tennis courts. Owners open their court, players book an hour. | tennis players and court owners
none | s | I photograph newborn babies at home. One hour, 20 pictures, no props. I was a nurse for ten years. | young parents
none | p | A speaker shaped like a loaf of bread. It runs for 30 hours. The case is made of cork. | people who work outside
none | p | Salt lamps were my father's trade. I make ropes for circus artists. Each rope is tested to 2 tonnes. | circus schools and acrobats
none | j | We count swifts with microphones on roofs. Volunteers hang a box, and a program recognises the calls. The data goes to city planners. | city planners
none | s | We clean vineyards' tanks with ice. No water, no chemicals. One van, two people, 60 tanks a day. | wineries
none | p | A headset that trains crane drivers. The cabin moves, the wind blows. One week replaces a month on site. | construction firms
none | c | A hotel for bikes at the station. You leave it in the evening, it comes down from the tower in the morning. | commuters
none | s | Fishing trips for blind people. A guide describes the water. We leave from Whitby at dawn. | blind and partially sighted people
none | p | A belt that tells blind runners when to turn. It vibrates left or right. No guide needed. | blind runners
none | s | We sort out the photos of a lifetime. You send the shoeboxes, we scan, date and name them. You get a book and a drive. | people over 60
none | p | Wax for surfboards made from waste candle ends from churches. It smells of incense. | surfers
none | s | Interpreters in sign language on a screen in three minutes. Shops pay per minute. | shops and town halls
none | s | We insure musical instruments. One form, one photo, an answer the same day. Claims are paid within a week. | musicians
none | p | A cooker that burns rice husks. It cuts smoke by 90%. 12,000 sold in Ghana. | rice-growing households
none | o | Bring your broken heart: a weekend of boxing, singing and long walks. 12 people, one therapist. | people who have just separated
none | p | Our glue holds tiles under water. No need to empty the pool. It sets in 4 hours. | pool builders
none | s | We test the water of swimming lakes. Results on a map in 24 hours. | councils and swimmers
none | p | A dress rehearsal in a box: it is a kit to practise a job interview at home. Cards, a timer and a mirror. | people looking for a job
none | s | We move libraries. 400,000 books last year, none lost. Each shelf is put back in the same order. | universities
larder food | p | We press cider from orchards nobody picks. 14 villages, 30 kinds of apple. Sold in 40 pubs. | pub landlords and cider drinkers
food | s | My husband is from Oaxaca. We open a taco stand at the market, with corn we grind ourselves. Three tacos for £9. | market visitors
fashion | p | School shoes last one term. Ours have a sole you change yourself. They cost 60 euros. | parents of children aged 5 to 11
education | s | We teach reading to adults. Two hours a week, in a café, with a volunteer. Nobody sits an exam. | adults who cannot read well
health | p | A patch watches a wound and tells the nurse when to come. It is tested in 3 hospitals. Patients keep it on for a week. | nurses and patients with slow-healing wounds
mobility | s | We run a minibus on demand between 11 villages. You call, it comes within the hour. 2 euros a ride. | people without a car
energy | s | We put solar panels on the roofs of blocks of flats. Tenants buy the electricity at a fixed price. No deposit. | tenants and landlords
tourism | s | We take eight people along the old smugglers' paths, with a donkey. Guided walks of three days, inns at night. | walkers
building | s | We renovate damp cottages with lime and hemp. Two masons, one carpenter, one price. | owners of old cottages
pets services | s | Dog boarding in a family. Eight families, two dogs each. Photos every evening. | dog owners who travel
callout services | s | Blocked drains, day and night. A plumber in 60 minutes or you do not pay. | households and shops
software | p | Most garages still book by phone. Our software takes bookings, orders the parts and sends the invoice. 90 garages use it. | garage owners
industry | p | A camera above the belt sees bad welds before the next machine does. Installed in 6 factories. | production managers
association | j | Volunteers cook a dinner on Sundays for people who would eat alone. 40 seats, a hall lent by the parish. | lonely people in the district
hiring services | s | We recruit chefs for island hotels. Six months of contract, housing included. | hotel owners
`;
