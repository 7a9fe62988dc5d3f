import type { Sector } from '../sectors';

/** How an offer names its trade; all of it is matched against folded text. */
export type TradeNames = {
  /** Nouns that end the name of what is sold: alternatives of a pattern. */
  head?: string;
  /** What is done, where that says it. */
  deed?: RegExp;
  /** Words that count where the noun tells only a shape, and only when two parts of the brief agree. */
  words?: RegExp;
  /** Never, whatever else is said. */
  not?: RegExp;
};

const garments =
  'jumpers?|sweaters?|pullovers?|cardigans?|hoodies|(?:rain|over|winter|trench )?coats?|jackets?|dress(?:es)?|shirts?|t-?shirts?|blouses?|trousers|jeans|skirts?|kilts?|clothes|clothing|garments|outfits|underwear|lingerie|bras?|socks|tights|shoes|boots|sneakers|sandals|knitwear|sportswear|swimwear|swimsuits?|maternity wear|workwear|hats?|caps|beanies|scar(?:f|ves)|suits?|pyjamas|ponchos?';
const foods =
  'lunch(?:es)?|dinners?|soups?|sandwich(?:es)?|dumplings?|noodles?|ramen|pasta|pizzas?|tacos?|burgers?|falafel|sushi|salads?|curr(?:y|ies)|pies|empanadas?|ravioli|gnocchi|lasagnes?|arepas?|samosas?|snacks?|crisps|crackers|popcorn|tofu|tempeh|seitan|muesli|granola|cereals?|oats|eggs|bread|breads|loaves|bagels?|baguettes?|vegetables?|vegetable box(?:es)?|veg box(?:es)?|fruit box(?:es)?|soft drinks?|smoothies|hummus|seaweed|mushrooms';

/** How each sector is named by what is sold. */
export const sectorNames: Record<Exclude<Sector, 'general'>, TradeNames> = {
  food: {
    head: `${foods}|(?<!repair )(?<!board game )caf[eé]|restaurant|bistro|pizzeria|(?:food|taco|pizza|burger|coffee|noodle|soup|cr[eê]pe|street food) (?:truck|van|stall|stand|trailer|cart|bike)|street food|(?:ramen|noodle|soup|juice|salad|sushi|tapas|snack|sandwich|oyster) bar|canteen|catering|caterer|bakery|patisserie|grocery|grocer|greengrocer|butcher|fishmonger|cheesemonger|deli|supper club|private chef|bread bakery|farm shop`,
    deed: /^(?:we|i) (?:\w+ )?(?:cook|bake|cater|smoke (?:fish|trout|salmon|ham|cheese)|ferment)\b/u,
    words: /\b(?:restaurants?|kitchens?|canteens?|snack\w*|eat\w*|meals?|recipes?|tast\w+)\b/u,
    not: /\b(?:wooden|plastic|easter|fossil|chocolate|porcelain) eggs?\b|\b(?:cat|death|language|board game|internet|tech|memory|dementia|grief|parents?|philosophy|sewing) cafe\b|\b(?:restaurant|food) critic|\b(?:pet|dog|cat|horse|animal|bird) (?:food|treats?|biscuits?)|\b(?:for|to) (?:dye\w*|dogs|cats|hens|horses|bees|birds|fish)\b/u,
  },
  software: {},
  health: {
    head: '(?:home |wound |hospital )?nursing|nurses?|physio(?:therapy|therapists?)?|rehab(?:ilitation)?|dialysis|speech therapy|occupational therapy|midwi(?:fe|ves|fery)|health (?:centre|check|checks|visits?)|medical (?:centre|practice|advice)|clinic|hearing tests?|eye tests?|vaccinations?|blood tests?|telemedicine|palliative care|wheelchairs?|prosthe(?:sis|ses|tics?)',
    words:
      /\b(?:patients?|hospitals?|clinics?|nurses?|doctors?|wards?|surgery|wounds?|disease|symptoms?|pills?|medicines?|medication|tremors?|parkinson\w*|diabet\w*|asthma\w*|stroke|heart failure|rehab\w*|diagnos\w*|cancer|therap\w*)\b/u,
    not: /\b(?:legal|law|tax|shoe|watch|plant|repair|garden|doll|teddy|guitar|bike|piano|phone|lego) clinic\b|\b(?:clowns?|volunteers?|horses?|dogs?|cats?|pets?|animals?|veterinar\w*|vaccine distributors|phones?|bikes?|plants?)\b/u,
  },
  crafts: {
    head: 'candles?|wallets?|belts?|handbags?|bags?|rucksacks?|backpacks?|satchels?|baskets?|mugs?|cups|bowls?|plates|vases?|teapots?|pottery|ceramics|stoneware|crockery|furniture|tables?|stools?|cabinets?|bookcases|jewell?ery|rings?|earrings|necklaces|bracelets|blankets?|rugs?|quilts?|throws|tapestries|knives|spoons|chopping boards?|lampshades?|lanterns?|toys|leather goods|glassware|bookbinding|planter',
    not: /\b(?:conveyor|number|licen[cs]e|hot|boot|seat|face|operating|pool|billiard|card)[ -](?:belts?|plates|tables?)\b|\b(?:fire|sleeping|sand|bullet|tea|moving|wheelie|litter|horse|cow|weighted|electric|recycling|goodie|piston|curtain|teething|vibration)[- ](?:blankets?|bags?|rings?|tables?|mats?)|\bfor (?:\w+ )?(?:dogs|cats|horses|pets|violinists|orchestras|hospitals|schools)\b|\bfireproof\b/u,
  },
  culture: {
    head: '(?<!operating )theatre|theater|(?:puppet|street|dance|travelling|floating|forum) theatre|(?:puppet|theatre|stage|dance|one-woman|one-man|circus) shows?|plays|concerts?|(?:music|film|book|theatre|jazz|folk|poetry|literary|short film|arts?) festivals?|museum|exhibitions?|art gallery|gallery|(?:outdoor|open-air|mobile|travelling|village) cinema|cinema|circus|opera|ballet|cabaret|bookshop|storytelling (?:evenings|nights|festival)|orchestra',
    deed: /^(?:we|i) (?:stage|perform|play|put on|bring)\b.{0,30}\b(?:plays?|concerts?|theatre|opera|shows?|films?)\b/u,
    words: /\b(?:theatres?|concerts?|exhibitions?|museums?|art(?:ists?|works?)?|plays|shows|culture)\b/u,
    not: /\b(?:home|flea) (?:cinema|circus)\b|\b(?:unsold|ticket\w*|seats?|posters?|screens?)\b/u,
  },
  industry: {
    head: 'production lines?|machining|welding (?:robots?|cells?)|(?:machine|industrial) (?:sensors?|maintenance|parts)|(?:vibration|bearing) sensors?|cobots?',
    words:
      /\b(?:factor(?:y|ies)|production|manufactur\w*|machining|shop floor|maintenance|foundr\w*|weld\w*|assembly lines?|bearings?|machine tools?|lathes?|moulds?|downtime)\b/u,
  },
  association: {
    deed: /\b(?:volunteers?|neighbours|members|we) (?:\w+ )?(?:visit|cook|drive|call|phone|accompany|host|befriend|listen to|help)\b.{0,50}\b(?:lonely|alone|isolated|homeless|refugees?|older people|patients?|sick)\b/u,
    head: "mentoring|befriending|food bank|(?:night|day|homeless) shelter|women's shelter|mutual aid|solidarity fund",
    words:
      /\b(?:lonel\w+|alone|isolat\w+|homeless|refugees?|asylum|migrants|exclusion|poverty|solidarity|newcomers|in need|volunteers?)\b/u,
  },
  education: {
    head: '(?:\\w+ )?(?:lessons?|tutoring|tuition|tutors?|courses?|classes|evening classes)|(?:coding|language|night|evening|sewing|forest|primary|secondary|music|drama|art|dance|cooking) school|(?:homework|reading|maths|study|science) (?:club|help|support|workshops?|circle)|textbooks?|apprenticeships?',
    deed: /^(?:we|i|[\w ]{2,30}?) (?:teach|teaches|tutor|tutors|coach pupils)\b/u,
    words:
      /\b(?:pupils?|students?|learners?|teach\w*|school ?children|homework|exams?|maths|literacy|lessons?|classrooms?|schools?)\b/u,
    not: /\b(?:parrots?|birds?|animals|robots?|computers|horses|dogs|cats|ai models?)\b|\b(?:fairground|pony)\b|\b(?:baby|babies|toddler|swim\w*|driving|riding|dog|puppy|horse|golf|obstacle|crash|main|first|second|three) (?:classes|lessons|courses?)|\b(?:of course|course of)\b/u,
  },
  mobility: {
    head: '(?:mini|night|school|shuttle|village|electric|on-demand )?buses|(?:night |shuttle |village |electric |on-demand |mini ?)?bus|minibus|shuttle|ferry|water taxi|taxis?|rickshaws?|car ?pool(?:ing)?|car-?sharing|car sharing|ride-?sharing|lift-?sharing|(?:shared|electric|rental) (?:electric )?(?:cars?|bikes?|bicycles?|scooters?|mopeds?)|(?:e-?|electric |folding |cargo |family |balance )(?:bikes?|bicycles?|scooters?)|bike (?:sharing|rental)|patient transport|rides',
    deed: /\b(?:run|runs|drive|drives)\b.{0,20}\b(?:buses|minibus|shuttle|people|passengers|villagers|pupils)\b/u,
    words:
      /\b(?:commut\w*|without a car|journeys?|passengers?|car-?shar\w*|carpool\w*|lifts?|rides?|buses|bus|public transport)\b/u,
    not: /\b(?:library|book|cinema|sauna|party|shower|health|medical|dental|art|music|museum|disco|tattoo) bus\b|\bbus (?:where|that (?:is|brings|sells|teaches)|with (?:beds|books|showers|a (?:kitchen|stage|sauna)))\b|\b(?:turned into|old bus|converted|travels by|by bus|toy|bus stops?|pets)\b/u,
  },
  energy: {
    head: 'solar (?:panels?|power|roofs?|energy|electricity|water heaters?|heating|kits?)|heat pumps?(?: installation)?|(?:loft |wall |roof |home |house )?insulation|energy (?:audits?|advice|savings?|cooperative|bills)|wind turbines?|(?:green|local) electricity|district heating|electricity|(?:wood|pellet) boilers?|biogas|heat pump (?:installation|maintenance)|solar installation',
    deed: /\b(?:check|checks|cut|cuts|lower|renegotiate|compare|read|reduce)\b.{0,20}\b(?:energy|heating|electricity|gas) (?:bills?|contracts?|use|costs?)\b|\b(?:put|install|installs|rent|fit|fits)\b.{0,20}\b(?:solar panels?|heat pumps?|insulation)\b|^(?:we|i) insulate\b/u,
    words: /\b(?:energy|electricity|solar|heating|heat pumps?|kilowatt\w*|kwh|insulation|boilers?)\b/u,
    not: /\b(?:sound|acoustic|pipe|cable|noise) insulation\b|\bhearing aids?\b|\bphones?\b|\bbackpacks?\b|\bdrinks?\b/u,
  },
  tourism: {
    head: '(?:guided|walking|cycling|city|night|food|history|street art|boat|kayak|day) (?:walks?|tours?|hikes?|holidays?|trips?|excursions?)|(?:\\S+-day )?walks|hikes|hiking (?:holidays?|weekends?|trips?)|treks?|tours|guesthouse|guest house|b&b|bed and breakfast|(?:youth )?hostel|campsite|glamping|(?:camping|walking|hiking|cycling|canoe|donkey) (?:weekends?|weeks?|holidays?)|holidays|holiday (?:cottages?|homes?|lets?|park)|(?:small |eco|family |village |mountain |floating )?hotel|inn|mountain huts?|cabins|tree ?houses?|road trips|(?:travel|trip) planning|travel agency',
    deed: /\b(?:take|takes|guide|guides|lead|leads)\b.{0,30}\b(?:walkers|hikers|travellers|visitors|tourists|people along|people through)\b/u,
    words:
      /\b(?:travel(?:lers?|ling)?|touris\w+|visitors?|holiday\w*|hikers?|walkers?|guesthouses?|hotels?)\b/u,
    not: /\b(?:virtual|3d|factory|bird|insect|bee|plant|dog|cat|pet|bike|luggage|capsule for bags) (?:walks?|tours?|hotel|cabins)\b|\b(?:photo|sauna|phone|sound|office) cabins\b|\btours? of (?:flats|homes|properties)\b|\b(?:fishing|escape game|key cards?|luggage scales?|for (?:houseplants|bikes|insects|dogs))\b|\bdog walks?\b/u,
  },
  finance: {
    head: 'loans?|microcredit|microloans?|savings (?:account|club|app|plans?)|(?:business|bank|current) accounts?|budgeting|(?:debt|tax|pension|money|budget|mortgage|financial) (?:advice|coaching|counselling|planning)|financial education|mortgages?|accounting|bookkeeping|payroll|credit union|pensions?|tax returns?|invoicing',
    words:
      /\b(?:bank(?:s|ing)? accounts?|loans?|credit|savings?|budget\w*|invoic\w+|payments?|cash ?flow|tax(?:es)?|debts?|paid on time|late pay\w*|unpaid|get paid|bookkeep\w*|accounting|payroll|receipts)\b/u,
    deed: /\b(?:get paid|unpaid invoices?|late pay\w*|tax returns?|bookkeeping)\b|^(?:we|i) (?:lend|advance) (?:money|cash|small sums)\b/u,
    not: /\b(?:art|book|tool|toy|equipment|costume|instrument|seed) loans?\b|\b(?:game|email|fake|streaming|social media) accounts?\b|\b(?:umbrellas?|insur\w*|phone contracts?|carbon)\b/u,
  },
  fashion: {
    head: garments,
    words: /\b(?:clothes|clothing|wardrobes?|outfits?|garments?|dress(?:es)?|wear)\b/u,
    not: /\b(?:doll|dog|horse|cat|pet|bridge|brake|hard|wind|compression|golf|tap|ballet|pointe|boat|tree|hen)s?'?s? (?:clothes|clothing|coats?|jackets?|shoes|hats?|socks|boots|suits?|skirts?|jumpers)\b|\bhorseshoes\b|\b(?:bullet|stab|fire|flame|wet|dry|space|diving|life|ski|cooling|heated|airbag|safety|protective|rehearsal|film|stage|hospital|bottle|lens|hub|knee|shower|swim)[- ]?(?:proof )?(?:vests?|jackets?|suits?|boots?|clothing|coats?|caps?|dress|shoes)|\bfor (?:\w+ )?(?:dogs|cats|horses|pets|robots|hens|dolls|trees|clowns|actors|rent)\b/u,
  },
  beauty: {
    head: '(?:solid |dry )?shampoos?|(?<!dish )(?<!laundry )(?<!saddle )soaps?|(?:face|hand|skin|body|night|day|sun|foot|eye|facial) (?:creams?|oils?|balms?|serums?|lotions?|masks?|care)|deodorants?|moisturi[sz]ers?|make-?up|lipsticks?|skin ?care|cosmetics|perfumes?|conditioners?|lip balms?|shaving (?:cream|soap|oil)s?|beard oils?|sunscreens?|hair (?:oils?|dye|masks?)',
    not: /\b(?:air|soil|water|fabric|leather) conditioners?\b|\bfor dolls\b|\bfor (?:\w+ )?(?:dogs?|cats?|horses?|pets?|cars?|carpets?|leather|floors?|dishes|theatre\w*|actors)\b|\b(?:dog|horse|cat|car|carpet|stage) (?:shampoo|soap|make-?up)/u,
  },
  services: {
    head: '(?:house|home|office|flat|window|carpet|oven|gutter|tenancy|domestic|stairwell) cleaning|house ?cleaners?|cleaning ladies|ironing|laundry(?: pick ?up| collection| service)?|gardening|garden (?:maintenance|care)|handym[ae]n|handyperson|odd jobs|chimney sweep(?:ing|s)?|farriers?|tyre (?:fitting|change|changes|changing)|house (?:moves|removals)|removals|movers|removal (?:men|firm)|concierge|errands|locksmiths?|plumbers?|electricians?|furniture assembly|babysitters?|babysitting|nann(?:y|ies)|childcare|nurser(?:y|ies)|recruitment|(?:dog|cat|pet) (?:walking|sitting|boarding|grooming|minding)',
    deed: /^(?:we|i) (?:\w+ )?(?:clean|tidy|iron|mow|assemble|wash|prune)\b.{0,25}\b(?:houses?|homes?|flats?|windows|offices|gardens?|lawns?|shirts|laundry|gutters|furniture|hedges|carpets|holiday lets)\b/u,
    not: /\b(?:tattoo|asbestos|hair|vault|snow|mole|graffiti|chewing gum|tree|stump|wasp|body|safe) removals?\b|\b(?:money|film|sail|flag|stage) laundry\b|\b(?:plant|tree|coral|fish|oyster|seed) nurser/u,
  },
  building: {
    head: '(?:home |house |kitchen |bathroom |barn |loft |flat )?renovations?|refurbishment|roofing|roofers?|loft conversions?|(?:house |garden )extensions?|plastering|masonry|stonemasonry|bricklaying|(?:fitted )?(?:bathrooms|kitchens) (?:fitting|installation)|bathroom fitting|house ?building|(?:timber|straw|passive|eco|wooden) (?:houses?|homes?)|building (?:firm|company|surveys?)|damp surveys?|scaffolding|tiling',
    deed: /^(?:we|i|\w+) (?:\w+ )?(?:renovates?|restores?|builds?|insulates?|plasters?|converts?|refurbish(?:es)?|roofs?)\b.{0,30}\b(?:houses?|homes?|cottages?|flats?|barns?|roofs?|walls|buildings?|lofts?|kitchens|bathrooms|farmhouses)\b/u,
    words:
      /\b(?:damp|building sites?|construction|renovat\w*|builders?|contractors?|landlords?|roofs?|walls?|site managers?|architects?|old flats|homeowners?)\b/u,
    not: /\b(?:caravan|camper|boat|barge|van|furniture|car|organ|piano|grave|watch|clock|sail|lego|doll'?s?) (?:\w+ )?(?:renovations?|house|houses|refurbishment)\b|\b(?:bird|tree|dog|dolls?|gingerbread|hen) ?houses?\b|\b(?:model|headset|glass|solar|violin|sculpture|sand)\b/u,
  },
  agriculture: {
    head: '(?:soil|crop|vineyard|irrigation|moisture) (?:probes?|sensors?|monitors?|controllers?)|seed drills?|seed spreaders?|(?:milking|weeding|sowing|harvest\\w*) (?:machines?|robots?|tools?)|irrigation(?: systems?| kits?)?|tractors?|greenhouses?|fertili[sz]ers?|(?:crop|cattle|sheep|poultry|goat) (?:feed|advice)',
    words:
      /\b(?:farms?|farmers?|farming|growers?|smallholders?|orchards?|vineyards?|winegrowers?|crops?|harvests?|livestock|cattle|cows?|herds?|flocks?|soil|irrigat\w*|frosts?|fields?|plots?|market garden\w*)\b/u,
    not: /\b(?:toy|lawn|mini|balcony|pedal|model) (?:tractors?|greenhouses?)\b|\b(?:golf|scarecrow robots? for airports|wedding)\b/u,
  },
};
