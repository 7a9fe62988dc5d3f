import type { Niche } from './niche-clues';
import { pantry } from './pantry';
import type { TradeNames } from './sector-names';

const taught =
  '(?:lessons?|class(?:es)?|courses?|workshops?|evenings?|afternoons?|weekends?|mornings?|sessions?|retreats?)';
const sports =
  '(?:sail\\w*|surf\\w*|swim\\w*|climb\\w*|boulder\\w*|yoga|pilates|fitness|boxing|tennis|football|rugby|basketball|rowing|ski\\w*|running|judo|karate|padel|handball|dance|gymnastics|athletics|badminton|fencing|cricket|hockey|aikido|kayak\\w*)';
const animals = /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?)\b/u;
const homeThings =
  /\b(?:bikes?|bicycles?|phones?|appliances?|washing machines?|dishwashers?|fridges?|kettles?|laptops?|computers?|toasters?|tools?|spare parts?|repair\w*|byke)\b/u;
const youngest =
  /\b(?:parents?|mothers?|fathers?|mums?|dads?|bab(?:y|ies)|newborns?|toddlers?|child(?:ren)?|kids)\b/u;
const spoken =
  '(?:english|french|spanish|german|italian|portuguese|arabic|chinese|japanese|dutch|welsh|irish|gaelic|sign language|language)';

/** How each narrower trade is named by what is sold. */
export const nicheNames: Record<Niche, TradeNames> = {
  freshStart: {
    deed: /./u,
  },
  kids: {
    head: '(?:lessons?|class(?:es)?|courses?|workshops?|clubs?|camps?|coaching|tutoring|sessions?)',
    not: /\b(?:photo\w*|fan|breakfast|night) clubs?\b/u,
  },
  hobby: {
    head: taught,
    deed: /^learn\b|^(?:we|i) (?:teach|give|run|offer|host)\b/u,
  },
  callout: {
    head: '(?:emergency |mobile )?(?:locksmiths?|plumbers?|plumbing|electricians?)|blocked drains?|drain (?:unblocking|cleaning)|pest control|boiler (?:repairs?|breakdowns?)|call-?outs?|burst pipes?|emergency repairs?',
    deed: /^(?:we|i) (?:unblock|open)\b.{0,20}\b(?:drains?|doors?|toilets|sinks)\b|^(?:we|i) (?:fix|repair)\b.{0,20}\b(?:boilers?|pipes?|leaks?|toilets?|electrics)\b/u,
    not: /\baquariums?\b|\b(?:museums?|dogs?|films?|voice|story|hotline)\b/u,
  },
  storage: {
    head: '(?:grain|maize|rice|crop|onion|potato|harvest) (?:silos?|dryers?|bags?|bins?|stores?|storage)|silos?|(?:solar )?dr(?:i|y)ers?',
    words:
      /\b(?:grain|maize|rice|wheat|harvests?|crops?|cocoa|beans|onions|potatoes|smallholders?|farmers?)\b/u,
    not: /\b(?:hair|hand|clothes|tumble|laundry|boots?|wetsuits?)\b/u,
  },
  larder: {
    head: pantry,
    deed: new RegExp(
      `^(?:we|i|we [\\w ]+?) (?:press|brew|make|roast|distil|ferment|cure|smoke|bake|age|churn)\\b[^,]{0,30}?\\b(?:${pantry})\\b`,
      'u',
    ),
    words: new RegExp(`\\b(?:${pantry})\\b`, 'u'),
    not: /\b(?:dishwasher|road|water softener|pool|grit) salt\b|\b(?:body|shea|cocoa body) butter\b|\b(?:wheel|lug|wing|metal|steel) nuts\b|\bsculptures?\b|\btraffic jams?\b|\b(?:sleeves|cutters?|printers?|bath|epsom|salt lamps?|dog|cat|horse|pet|hair|massage|shaped like|for (?:dogs|cats|horses)|about)\b/u,
  },
  bees: {
    head: 'beehives?|(?:bee|beekeeping) (?:equipment|suits?|supplies)|hive scales?',
    words: /\b(?:hives?|beehives?|bees|swarms?|colon(?:y|ies)|beekeep\w*|apiar\w+)\b/u,
    not: /\bbumblebees?\b/u,
  },
  growing: {
    head: '(?:\\w+ )?planters?|window ?boxes|herb (?:kits?|gardens?|pots?)|grow(?:ing)? kits?|houseplants?|plant pots?',
    words: /\b(?:herbs?|houseplants?|grow(?:s|ing)?|balcon(?:y|ies)|pots?)\b/u,
    not: /\b(?:seed|tree|potato|bulb) planters?\b/u,
  },
  books: {
    head: '(?:\\w+ )?(?:bookkeeping|accounting|accountancy|accountants?|payroll|tax returns?|invoicing)',
    deed: /^(?:we|i) (?:keep|do)\b.{0,20}\b(?:books|accounts|bookkeeping|tax returns?|payroll)\b/u,
    words: /\b(?:receipts?|accounts|accounting|bookkeep\w*|tax returns?|payroll|invoic\w+)\b/u,
  },
  billing: {
    deed: /\b(?:unpaid|late pay\w+|get(?:s|ting)? paid|overdue|chas\w+ (?:invoices|payments|clients))\b/u,
    head: 'debt collection|invoice (?:reminders|chasing)|payment reminders',
  },
  pets: {
    head: '(?:dog|cat|pet|puppy)[- ](?:walking|walkers?|walks|sitting|sitters?|boarding|minding|minders?|grooming|day ?care|hotel|training|school|groomers?)|kennels?|cattery',
    deed: /\b(?:walk|walks|look after|looks after|feed|feeds|groom|mind|sit|board|keep)\b.{0,20}\b(?:dogs?|cats?|pupp(?:y|ies)|pets?)\b/u,
    words: animals,
    not: /\b(?:detection|drones?|thermal|statues?|wetsuits?|fences?|detectors?)\b/u,
  },
  diet: {
    head: '(?:meal|diet|menu) plans?|menus|recipes|(?:diet|nutrition) (?:advice|coaching|apps?|plans?)|dietitians?|cookbooks?',
    words: /\b(?:diets?|recipes?|meals?|menus?|nutrition\w*|diabet\w*|coeliac|celiac|allerg\w*|cook\w*)\b/u,
  },
  meals: {
    head: '(?:\\w+ )?meals?|meal (?:delivery|service)|meals on wheels|lunch delivery',
    deed: /\b(?:deliver|delivers|cook|cooks|bring|brings|serve|serves|into)\b.{0,30}\bmeals?\b/u,
    not: /\b(?:animal|fish|bone|oat) meal\b|\bastronauts?\b/u,
  },
  surplus: {
    deed: /^(?:we|i|[\w ]{2,30}?) (?:\w+ )?(?:sells?|rescues?|collects?|redistributes?|matches|links?|connects?|turns?|saves?|buys?)\b/u,
    head: '(?:unsold|surplus|wonky|leftover) (?:\\w+ )?(?:food|vegetables?|fruits?|bread|produce|crops?|meals?)',
    words: /\b(?:surplus|unsold|wonky|leftover|growers?|canteens?|supermarkets?|food banks?|waste)\b/u,
  },
  childcare: {
    head: 'childcare|nurser(?:y|ies)|(?:emergency |night |evening )?babysitters?|babysitting|child ?minders?|nann(?:y|ies)|cr[eè]ches?|day ?care|kindergartens?|after-?school clubs?|shared nanny',
    deed: /\b(?:look|looks) after\b.{0,20}\b(?:child(?:ren)?|kids|toddlers?|babies)\b/u,
    words:
      /\b(?:childcare|babysit\w*|child ?minders?|nann(?:y|ies)|nurser(?:y|ies)|cr[eè]ches?|shifts?|parents?)\b/u,
    not: /\b(?:plant|tree|coral|fish|oyster|seed) nurser|\b(?:tags?|labels?|furniture|toys?|plants?)\b/u,
  },
  clinic: {
    words:
      /\b(?:patients?|doctors?|consultations?|appointments?|operations?|visits?|clinics?|surger(?:y|ies)|practices)\b/u,
  },
  care: {
    head: '(?:\\w+ )?(?:home care|respite(?: care)?|elderly care|dementia care|live-in care)|care at home|carers?|caregivers?|day centre|companions?',
    deed: /\b(?:look after|care for|visit|sit with)\b.{0,30}\b(?:elderly|older|dementia|alzheimer\w*|ageing)\b/u,
    words:
      /\b(?:carers?|caregivers?|respite|elderly|older (?:people|parents?)|ageing|dementia|alzheimer\w*|care|look after)\b/u,
    not: /\b(?:benches|maps?|photos?|memoirs?|phones?)\b/u,
  },
  repair: {
    head: '(?:\\w+ )?repairs?(?: caf[eé]| shop| service| evenings?| workshops?| sessions?)?|repair caf[eé]s?|spare parts?|mending (?:caf[eé]|service)',
    deed: new RegExp(
      `\\b(?:repairs?|fix(?:es)?|mends?)\\b.{0,40}(?:${homeThings.source}|\\b(?:instruments?|saxophones?|clarinets?|toys?|shoes?|furniture|scooters?|watches|clocks|parts?|coffee machines?)\\b)`,
      'u',
    ),
    words: homeThings,
  },
  tools: {
    head: '(?:tool|toy|thing) (?:library|rental|hire|sharing|lending|shed)|library|(?:tool|equipment|ladder|machine) (?:rental|hire|pool)',
    deed: /\b(?:lend|lends|borrow|rent|rents|hire|share|shares)\b.{0,30}\b(?:tools?|drills?|ladders?|sanders?)\b/u,
    words: /\b(?:tools?|drills?|ladders?|borrow\w*|lend\w*)\b/u,
    not: /\b(?:sounds?|seeds?|spare parts?|books)\b/u,
  },
  delivery: {
    head: '(?:\\w+ )?(?:delivery|deliveries)|couriers?|cargo bikes?|bike couriers?',
    deed: /\bdeliver(?:s|ing)?\b/u,
    not: /\b(?:babies|speech|training|crampons|boxes)\b/u,
  },
  waste: {
    head: '(?:food |glass |textile |coffee |organic |office |plastic )?(?:waste|compost|recycling|bottle|scrap) (?:collection|pick-?ups?|service|bins?)|composting|recycling',
    deed: /\b(?:collect|collects|pick up|turn|turns|recycles?|composts?|upcycles?|rescues?)\b/u,
    not: /\b(?:nuclear|tax|data)\b/u,
  },
  housing: {
    head: '(?:photo |digital )?inventor(?:y|ies)|deposit (?:protection|guarantee|scheme)|flat ?shar(?:e|ing)|(?:tenant|letting|rental) (?:checks?|management|agency)',
    words: /\b(?:deposits?|tenanc\w+|tenants?|landlords?|inventor(?:y|ies)|letting)\b/u,
  },
  shops: {
    deed: /\b(?:sell(?:s|ing)? online|online (?:shops?|stores?|sales)|e-?commerce|webshops?)\b/u,
    head: 'online (?:shops?|stores?)|e-?commerce|webshops?',
    words: /\b(?:sell(?:ing)? online|online (?:shops?|stores?|sales)|e-?commerce|shopkeepers?|shops?)\b/u,
  },
  training: {
    head: '(?:\\w+ )?(?:training|courses?|e-?learning|workshops?)',
    deed: /^(?:we|i|\w+) (?:train|trains)\b/u,
    words: /\b(?:training|trains?|courses?|employees|staff|teams?)\b/u,
    not: /\b(?:headset|simulator|dogs?|horses?|police|shoes)\b/u,
  },
  paperwork: {
    head: '(?:help with )?(?:official letters?|forms?|paperwork|benefit claims?)',
    deed: /\b(?:translates?|reads?|answers?|explains?|fills?|writes?|helps?)\b.{0,50}\b(?:letters?|forms?|paperwork|claims?)\b/u,
    words: /\b(?:official letters?|letters from|forms?|paperwork|benefit claims?|benefits)\b/u,
    not: /\b(?:love|cover|neon|letters? for children|memoirs?)\b/u,
  },
  hiring: {
    head: '(?:\\w+ )?(?:recruitment|recruiting|hiring|headhunting|job board|job fair|job matching)|recruiters?|temp agency',
    deed: /\b(?:recruits?|hires? out|headhunts?|find|finds|match(?:es)?)\b.{0,30}\b(?:nurses|chefs|staff|candidates?|drivers|workers|employees|carers|cooks|waiters|jobs?|engineers|teachers|seekers|welders|developers|pickers)\b/u,
    words: /\b(?:candidates?|job ?seekers?|jobs?|cvs?|hiring|recruit\w*|employers?|interviews?)\b/u,
    not: /\b(?:rehearsal|mirror|cover letters?)\b/u,
  },
  languages: {
    head: `${spoken} (?:lessons?|courses?|classes|exams?|tutors?|tutoring|practice|school|exchange|apps?|cafés?|conversation)|(?:conversation) (?:classes|evenings|partners?)`,
    deed: new RegExp(`\\b(?:teach\\w*|learn|gives?|offers?|speak|practise)\\b.{0,25}\\b${spoken}\\b`, 'u'),
    words: new RegExp(`\\b${spoken}\\b`, 'u'),
  },
  sport: {
    head: `(?:\\w+ )?${sports} (?:lessons?|class(?:es)?|courses?|clubs?|school|sessions?|camps?|coaching|groups?|training|weekends?|academy|team|gym|wall|initiation)|gym|yoga|pilates|(?:running|climbing|boxing) (?:group|gym|club)|fitness coaching|personal training`,
    deed: new RegExp(`^learn to ${sports}|\\b(?:teach\\w*)\\b.{0,20}\\b${sports}\\b`, 'u'),
    words: new RegExp(`\\b${sports}\\b`, 'u'),
    not: /\b(?:nets?|courts?|blocks?|wax|boards|trophies|tracker|belt|shoes|horses|lakes|stadiums?|pools?|insurance|photos?|ticket\w*|therapist|tyres?)\b/u,
  },
  club: {
    head: 'choirs?|(?:amateur |community |street )?orchestras?|brass band|drama group|theatre group|book club|knitting circle|walking group|samba band',
  },
  media: {
    head: 'podcasts?|(?:\\w+ )?magazines?|newspapers?|newsletters?|radio(?: (?:station|show|programme))?|documentar(?:y|ies)|video series|web ?series',
    not: /\b(?:ham|two-way|car|shower|wind-up|solar|internet|antique) radio\b|\bfor (?:\w+ )?(?:dentists|companies|shops|brands|firms|businesses|banks)\b|\b(?:racks?|stands?|vintage|telescope|controlled|baby)\b/u,
  },
  games: { head: '(?:board|card|party|dice|cooperative|co-op|table-?top|trivia|strategy|family) games?' },
  events: {
    head: "(?:\\w+ )?(?:weddings?|birthday parties|(?:birthday|children's|garden) parties|parties|private events?|corporate events?|seminars?|receptions?)|(?:wedding|party|event|seminar) (?:planning|planners?|organis\\w+|catering|coordination|management)",
    deed: /^(?:we|i) (?:organi[sz]e|plan|cater for|host|run|coordinate)\b.{0,25}\b(?:weddings?|parties|party|events?|seminars?|receptions?)\b/u,
    not: /\bpolitical (?:parties|party)\b/u,
  },
  cycling: {
    head: '(?:bike|bicycle|cycle|cycling) (?:lights?|locks?|helmets?|bags?|bells?|pumps?|mudguards?|panniers?|racks?|saddles?|mirrors?|indicators?|trailers?|covers?|capes?|seats?|stands?)|panniers?|(?:folding |city |belt-driven )(?:bikes?|bicycles?)',
  },
  making: {
    head: '(?:\\w+ )?(?:yarns?|fabrics?)|(?:sewing|knitting|crochet|craft|embroidery|felting|macrame|weaving) (?:kits?|patterns?|supplies|box(?:es)?)',
    words: /\b(?:yarn|fabrics?|sewing|knit\w*|crochet\w*|embroider\w*|crafters?|makers)\b/u,
    not: /\bfor (?:\w+ )?(?:hotels?|theatres?|boats?|cars?|trains?|hospitals?)\b|\b(?:acoustic|industrial|filter|airbag|sails?)\b/u,
  },
  reading: {
    head: "(?:picture |comic |children's |audio|bilingual )?books|novels?|comics?|book (?:box(?:es)?|subscription|club)",
    words: /\b(?:books?|novels?|comics?|read(?:ers?|ing)?|stories|authors?)\b/u,
    not: /\b(?:colouring|recipe|puzzle|wedding|guest|cheque|memory) books?\b|\b(?:note|sketch|cook|guest|account|mac|chrome)books?\b|\b(?:photo|order|log|school) books?\b|\blibraries\b|\bphotos\b/u,
  },
  family: {
    head: "(?:baby|child|children's|bedside|night) (?:lamps?|lights?|monitors?|carriers?|slings?|alarms?)|prams?|cots?|pushchairs?|high ?chairs?|nappies|(?:cloth|washable) nappies|baby food",
    words: youngest,
    not: /\b(?:tags?|graves?|memoirs?|photos?|albums?|genealog\w*|wills?|pets?|dogs?|teeth|microphones?|money)\b/u,
  },
  home: {
    head: '(?:laptop|phone|tablet|plant|book|umbrella|cookbook)? ?stands?|(?:water |insulated |reusable |glass )?(?<!hot water )bottles?|mugs?|cups?|(?:desk |table |floor |reading |bedside )?lamps?|chairs?|stools?|tables?|shelves|shelf|sofas?|kettles?|lunch ?box(?:es)?|blankets?|bed linen|cushions?|umbrellas?',
    not: /\b(?:fire|horse|cow|taco|food|market|wheel|high|push|electric wheel|operating|massage|dental|salt|lava|surgical|gas|baby|ski|witness|hammock|fish\w*|camp\w*|dive\w*|violin\w*|orchestras?|packaging|stickers?|openers?|coffins?|pool|billiard|card|weighted|sun|solar|helmets?)\b|\bfor (?:\w+ )?(?:electric cars|cars|dogs|cats|horses|boats|restaurants|schools|musicians|violinists|bars)\b/u,
  },
};
