import type { Role } from '../read/reading';
import type { Sector } from '../sectors';

/** Cues of what a sentence is about, matched on the folded sentence, in order: the first that matches wins. */
export const roleCues: [Role, RegExp][] = [
  [
    'ask',
    /\b(?:we|i)(?:'re|'m| are| am)?(?: (?:now|currently|also|therefore))? (?:looking for|look for|raising|raise|seeking|hiring|recruiting|searching for|asking for|seek)\b|\b(?:we|i) need (?:funding|money|capital|an? (?:loan|investor|developer|co-?founder|partner|mentor)|(?:[£€$] ?)?\d|help|(?:(?:more|new|some|two|three) )?(?:volunteers|parents|people|drivers|cooks|teachers|helpers|hands|partners|families|shops|designers|developers)|(?:two|three|four|five|more|some) \w+(?:ians|ers|ors|ists))|\b(?:want|hope|plan|would like|'d like) to (?:raise|hire|recruit|join your)|\bto raise (?:[£€$]|\d)|\b(?:seed|funding) round\b/u,
  ],
  [
    'difference',
    /\b(?:unlike|instead of|rather than|as opposed to|contrary to|whereas|different(?:ly)? (?:from|to|than)|the only|the first (?:to|in|app|service|product|brand|company)|no other|nobody else|no one else|most (?:other )?(?:apps|services|tools|brands|companies|agencies|products|providers|shops|banks|schools|competitors)|competitors?|compared (?:to|with)|what makes us|cheaper than|faster than|lighter than|sets us apart)\b|\b(?:we|i) (?:never|don't|do not)\b/u,
  ],
  [
    'team',
    /\b(?:(?:co-?)?founders?|our team|the team|years of experience|years as|years in|\d+ years (?:of|as|in)|former (?:nurse|engineer|teacher|chef|banker|doctor|farmer|designer|developer)s?|we are (?:two|three|four|five|a team)|we're (?:two|three|four|five|a team)|i am an?|i'm an?|i have (?:been|worked)|i've (?:been|worked)|i worked|i was an?|i used to be)\b/u,
  ],
  [
    'proof',
    /\b(?:tested|testing|tests|medals?|backers|downloads|graduates|pilots?|piloted|trial(?:led|s)?|awards?|awarded|won|prize|patent\w*|(?:been|are|is) certified|certified by|satisf\w+|pre-?orders?|pre-?ordered|(?<!(?:optimi[sz]e|increase|boost|grow|more|extra|lost|their|your) )revenue|turnover|stockists?|resellers?|subscribers?|subscribed|signed up|came back|(?:customers|clients|people|families|patients|members|guests|parents|users|owners) (?:\w+ ){0,2}come back|regulars?|renew(?:ed|s)|repeat (?:orders|customers)|validated by|clinical|on average|sold|so far|pay us|customers so far|members|batches|still use|waiting list|recommended by|recommend (?:it|us)|already (?:sold|signed|use|used|have|been|joined|working|booked|ordered|pay)|(?:have|has|are|is|'ve) already|our first \d+|\d+ (?:out of|in) \d+|\d+ of (?:my|our|the) \d+)\b|\b(?:we|i)(?: have|'ve)? (?:\w+ed|sell|sold|ran|run|made|drawn|built|taught|cut|won|met|grown|sewn|given|found|written|had|bought|done)\b.{0,50}\d|\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[\w-]+ ){1,5}(?:use|uses|used|sell|sells|stock|stocks|have|has|left|joined|bought|signed|came|caught|booked|pay|paid|trust|rely|now|took|ordered|stayed)\b|\bsince (?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4}|last).{0,40}\d|\d.{0,40}\bsince \d{4}/u,
  ],
  [
    'problem',
    /\b(?:too (?:much|many|expensive|long|late|often|slow|heavy|early|soon|little|few|far|hard|complicated|small|big|high|low|quickly)|difficult\w*|hard to|struggl\w+|lack\w*|lose|loses|losing|lost|wast(?:e|es|ed|ing)|problem\w*|complicated|complex|expensive|don't|doesn't|do not|does not|cannot|can't|never|nobody|no one|no longer|thr(?:own?|ew|ows) away|thrown|binned|isolat\w+|alone|lonel\w+|suffer\w*|impossible|waits?|waiting|one in (?:two|three|four|five|six|ten|\d+)|\d+ in \d+|half of|shortage\w*|clos(?:e|es|ed|ing)|give up|gives up|run out|exhaust\w*|burnt? out|few (?:people|of)|there (?:is|are) no|stop (?:selling|making)|forget\w*|drop(?:s|ped)? out|miss(?:es|ed)?|risk\w*|stress\w*|painful|afraid|confus\w+|broken|breaks? down|unaware|stuck|without (?:help|any|knowing)|every year|left out|costs? .{0,40}(?:thousands|millions|hours|a fortune|dearly)|destroy\w*|ruin\w*|damag\w+|unfair|boring|dangerous|unsafe|unreliable|outdated|frustrat\w+|for less than|empty|repeat themselves|the same)\b/u,
  ],
  [
    'model',
    /[£€$]\s?\d|\b\d[\d,.]* ?(?:€|£|\$|euros?|pounds?|dollars?|pence|cents|gbp|eur|usd)|\b(?:subscriptions?|commission|fees?|paid only|are paid|pay(?:s)? (?:us|per|only|a|what)|priced?|prices|costs?|rental|for free|free of charge|margin)\b/u,
  ],
  [
    'stage',
    /\b(?:prototypes?|beta|launch\w*|mvp|since (?:\d|january|february|march|april|may|june|july|august|september|october|november|december|last|spring|summer|autumn)|founded in|started in|opened in|opens in|phase|in progress|next (?:spring|summer|autumn|winter|year|month)|before the (?:summer|end|winter|autumn|spring)|(?:want|plan|hope|need) to (?:test|check|find out|try|learn)|by the end of|are working on|under development)\b/u,
  ],
  [
    'benefit',
    /\b(?:helps?|lets?|allows?|enables?|saves?|saving|reduces?|cuts?|avoids?|prevents?|so that|so you|so they|in (?:\d+|one|two|five|ten) (?:minutes?|seconds?|clicks?|hours?|days?)|easier|faster|more quickly|makes it|at last|instead|aim|goal|mission|without \w+ing|less time|more time)\b/u,
  ],
];

/** Words that say nothing an investor can check; folded. The adjectives can be dropped from a sentence. */
export const jargonAdjectives =
  'innovative|revolutionary|disruptive|(?:market|industry|world)[- ]leading|leading|cutting[- ]edge|world[- ]class|best[- ]in[- ]class|highly scalable|scalable|holistic|next[- ]gen(?:eration)?|state[- ]of[- ]the[- ]art|seamless|turnkey|ground-?breaking|one[- ]of[- ]a[- ]kind|game[- ]chang(?:ing|er)|incredible|amazing|awesome|ultimate|unparalleled|unprecedented|unrivalled|exceptional|extraordinary|synergistic|user[- ]friendly|full[- ]stack|data[- ]driven|best-of-breed|360°?|end-to-end|paradigm-shifting|mission-critical|bleeding[- ]edge|visionary|hyper-personali[sz]ed|agile|unique|robust|value-added';
export const jargonWords =
  'synerg(?:y|ies)|disruption|disrupt(?:s|ed|ing|ors?)?|revolution\\w*|innovat(?:e|es|ion|ions|ing|ors?)|paradigms?|ecosystems?|leadership|thought leaders?|leader|leverag(?:e|es|ed|ing)|empower\\w*|unicorns?|reinvent\\w*|game[- ]chang\\w+|value propositions?|quick wins?|win-win|digital transformation|next level|seamlessly|hypergrowth|growth hack\\w*|number one|leading|excellence|mindset|low-hanging fruit|scalability|innovatively|solutionis\\w+';

/** Empty verbs and what they mean; folded, with the form kept by the ending. */
export const plainVerbs: [RegExp, string][] = [
  [/\bleverages\b/giu, 'uses'],
  [/\bleverag(?:e|ed)\b/giu, 'use'],
  [/\bleveraging\b/giu, 'using'],
  [/\butili[sz]es\b/giu, 'uses'],
  [/\butili[sz]e\b/giu, 'use'],
  [/\bempowers (?=[^,.]{2,40} to )/giu, 'helps '],
  [/\bempower (?=[^,.]{2,40} to )/giu, 'help '],
  [/\bempowering (?=[^,.]{2,40} to )/giu, 'helping '],
  [/\b(?:seamlessly|effortlessly|innovatively) | (?:seamlessly|effortlessly|innovatively)(?=[.,])/giu, ''],
  [/ to (?:reach|get to) the next level\b/giu, ''],
  [/\bempower(?= (?:everyone|people|teams|businesses|you)\b)/giu, 'help'],
];

/** Terms of a trade that its own public may not use, and a plainer word. */
export const tradeTerms: [RegExp, string, string][] = [
  [/\bsaas\b/u, 'SaaS', 'online software'],
  [/\bmvp\b/u, 'MVP', 'first version'],
  [/\bb2b2?c?\b/u, 'B2B', 'selling to businesses'],
  [/\bonboarding\b/u, 'onboarding', 'getting started'],
  [/\bmachine learning\b/u, 'machine learning', 'a program that learns from examples'],
  [/\bblockchain\b/u, 'blockchain', 'shared ledger'],
  [/\bapi\b/u, 'API', 'a link between programs'],
  [/\biot\b/u, 'IoT', 'connected devices'],
  [/\bkpis?\b/u, 'KPI', 'a number to follow'],
  [/\bworkflows?\b/u, 'workflow', 'the order of the tasks'],
  [/\bcloud\b/u, 'cloud', 'online'],
  [/\bdashboards?\b/u, 'dashboard', 'one screen with the figures'],
  [/\bcrowdfund\w*\b/u, 'crowdfunding', 'money from many small backers'],
  [/\bgamif\w*\b/u, 'gamification', 'learning through play'],
  [/\bend[- ]users?\b/u, 'end users', 'the people who use it'],
  [/\bstakeholders?\b/u, 'stakeholders', 'the people concerned'],
];

/** Proper nouns that a text in capitals, or without any, loses. */
export const properNouns =
  'London Paris Manchester Leeds Bristol Edinburgh Glasgow Cardiff Belfast Dublin Cork Galway Limerick Birmingham Liverpool Sheffield Brighton Oxford Cambridge York Newcastle Nottingham Cornwall Kent Devon England Scotland Wales Ireland Britain Europe Africa Asia France Spain Germany Italy Portugal Belgium Canada Australia India Kenya Nigeria Ghana Boston Chicago Toronto Sydney Melbourne English French British Irish Scottish Welsh German Spanish Italian American European African Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October November December Lyon Berlin Madrid Lisbon Rome AI Google Excel Christmas Airbnb Uber Etsy Instagram WhatsApp YouTube Facebook TikTok Netflix Amazon Spotify LinkedIn Bluetooth Lagos Nairobi Accra Delhi Mumbai Dubai Lille Marseille Bordeaux Toulouse Nantes Barcelona Valencia Seville Porto Milan Turin Amsterdam Rotterdam Brussels Ghent Antwerp Geneva Zurich Vienna Copenhagen Stockholm Oslo Helsinki Warsaw Prague Athens Bavaria Tuscany Portuguese Dutch Polish Greek Swedish Danish Norwegian Chinese Japanese Indian Arabic Turkish Russian Ukrainian Mexican Brazilian Canadian Australian Swiss Belgian Senegalese Vietnamese Thai Korean Lebanese Ethiopian Nigerian Ghanaian Kenyan Moroccan Algerian Tunisian Syrian Afghan Peruvian Colombian Argentinian Caribbean Jamaican Hungarian Romanian Czech Austrian Finnish Filipino Indonesian Birmingham Asian Easter Halloween Ramadan';

/** Stems of each sector's words, folded (marks: see `countStems`). */
export const sectorStems: Record<Exclude<Sector, 'general'>, string> = {
  food: 'food. biscuit cookie. restaurant. grocer caterer cook meal. dish. bake bread! beer. brew wine. juice cheese. pickle jar. canteen. sauce. soup. chocolate coffee. tea. honey jam. vegan insect_flour recipe. snack drink. ice_cream kitchen. eat. taste vegetable. fruit_ lunch dinner dumpling. noodle. gelato! sushi! pastry! pastries cake. pie. pasta! granola!',
  software:
    'software! app. saas platform. algorithm ai. artificial_intelligence api. cloud. data. cybersec chatbot website. web. digital developer. automat spreadsheet. invoicing online_tool plugin dashboard',
  health:
    'health care_home! nurse. nursing doctor. medic patient. hospital. carer! caregiver! disab therap physio prosthe diabet psych telemed pharmac dementia rehab autis illness elderly home-care! home_care! clinic. pain. respite wheelchair parkinson! tremor. disease. clinical!',
  crafts:
    'planter! bag. rucksack backpack lamp. lantern furniture handmade hand-made! handcraft ceramic! pottery! potter. wood. wooden carpent cabinet-mak leather jewel candle tapestr forge. glass_blow basket bookbind knife. knives workshop_where_ craft artisan weav carv mugs. kiln bowl.',
  culture:
    'theatre! theater! concert. show. festival museum cinema books_for books_about of_books a_book book_club bookshop! bookseller reading exhibition dance. heritage podcast cultural comic. stage. play. novel. actor. audience_at puppet gallery! galleries artist.',
  industry:
    'industr factory! factories! machine. sensor. machining robot maintenance production_line! manufactur component. mould. steel plastics weld pallet. spare_part bearing vibration downtime',
  association:
    'charity! charities! association. non-profit! nonprofit! volunteer! solidarity refugee. homeless! humanitarian lonel isolation food_bank mentoring exclusion donat mutual_aid neighbours_who_need community_group',
  education:
    'school. pupil. student. teach training. course. class. lesson. college. universit apprentic pedagog tutor math. maths exam. learn curriculum homework graduate.',
  mobility:
    'bicycle. bike. cargo_bike! car. carpool car-shar scooter. mobility delivery transport logistics cycl vehicle. bus. commut parking lorry. buses! minibus! truck. freight courier. ride-shar',
  energy:
    'energy energy_bill! electricity solar photovolt wind_turbine battery batteries heating heat_pump! insulat carbon recycl waste. compost hydrogen climate landfill reuse. boiler.',
  tourism:
    'tourism touris travel hotel. hotelier walkers! inns. walks. guesthouse camping campsite holiday. hik visitor. vacation accommodation guided_tour! guided_walk! b&b hostel.',
  finance:
    'financ bank. banking loan. credit. saving. insurance accountant accounting. cash_flow! payment. invoice. late_payment! unpaid! get_paid! getting_paid! overdue investing tax. budget. microcredit pension. bookkeep! debt! payroll tax_return!',
  fashion:
    'fashion! clothes! clothing! garment textile. sewing shoe. dress. jumper. fabric. second-hand_cloth lingerie jean. cotton linen wool. knitwear! wardrobe coat.',
  beauty:
    'cosmetic. beauty skincare! skin_care! skin. soap. shampoo! hairdress perfume. cream. make-up makeup deodorant hair.',
  services:
    'childcare! dogs. dog_ cats. pet. grooming babysit nursery. consult coaching cleaning concierge nanny recruit human_resources secretar personal_service gardening plumb handyman locksmith! electrician! tyre. laundry! ironing removal_men house_move movers! chimney_sweep window_clean farrier! repair. event. translation assistant. agency agencies errand',
  building:
    'building. real_estate housing construct house. home_renovation architect concrete insul roof condominium renovat! brick. timber plaster damp! builder. site_manager! landlord. flat.',
  agriculture:
    'agricult farm! farmer! grower! market_garden livestock breeder seed. harvest irrigat! vine. vineyard orchard vegetable_patch soil! greenhouse tractor. crop. beehive! beekeep! smallholder! hectare grain. maize. silo.',
};
