import type { Sector } from '../sectors';
import { pantry } from './pantry';
import type { homeNiches } from './sectors/home-niches';
import type { leisureNiches } from './sectors/leisure-niches';
import type { lifeNiches } from './sectors/life-niches';
import type { moreNiches } from './sectors/more-niches';
import type { peopleNiches } from './sectors/people-niches';
import type { tradeNiches } from './sectors/trade-niches';

export type Niche =
  | keyof typeof homeNiches
  | keyof typeof leisureNiches
  | keyof typeof lifeNiches
  | keyof typeof moreNiches
  | keyof typeof peopleNiches
  | keyof typeof tradeNiches;

type Clue = {
  niche: Niche;
  /** Anywhere in the description. */
  cue?: RegExp;
  /** In what the offer is said to be. */
  core?: RegExp;
  audience?: RegExp;
  not?: RegExp;
  within?: Sector[];
};

const pastimes =
  'ukulele|guitar|piano|drums?|drumming|violin|saxophone|singing|songs?|pottery|watercolou?rs?|painting|drawing|photography|calligraphy|knitting|sewing|cooking|cookery|baking|weaving|wood ?work\\w*|carving|dancing|salsa|tango|creative writing|mosaics?|floristry|printmaking';
const taught = 'lessons?|class(?:es)?|courses?|workshops?|evenings?|afternoons?|weekends?|sessions?';

const mended =
  'bicycles?|bikes?|phones?|appliances?|laptops?|scooters?|kettles?|parts?|washing machines?|dishwashers?|fridges?|ovens?|boilers?|computers?|instruments?|toys?|shoes?|furniture';

// In order: the first that fits wins.
export const niches: Clue[] = [
  {
    niche: 'freshStart',
    core: /\b(?:train(?:s|ing)?|hir(?:es?|ing)|employ(?:s|ing)?|recruit(?:s|ing)?|jobs? for|run by|made by|cooked by|sewn by)\b.{0,40}\b(?:prison\w*|refugees?|homeless|unemployed|out of work|disab\w*|(?:ex-)?offenders?|ex-\w+|school leavers|addict\w*)\b/u,
    not: /\b(?:app|software|platform|tablet|sensor|online)\b/u,
    within: [
      'association',
      'food',
      'general',
      'fashion',
      'crafts',
      'services',
      'education',
      'building',
      'mobility',
    ],
  },
  {
    niche: 'kids',
    audience:
      /^(?!.*\b(?:age?ing|older|elderly|retired|teachers?|schools)\b).*\b(?:parents?|mothers?|fathers?|mums?|dads?|famil\w+)\b/u,
    core: /\b(?:lessons?|class(?:es)?|courses?|workshops?|clubs?|camps?|coach\w*|tutor\w*)\b/u,
    cue: /\b(?:kids?|child(?:ren)?|pupils?|teenagers?|teens|aged \d+|year-olds|girls|boys)\b/u,
    within: ['education', 'general', 'culture', 'services', 'software', 'tourism', 'crafts'],
    not: /\b(?:baby|babies|newborn|breastfeed\w*|parenting|for (?:new )?parents)\b/u,
  },
  {
    niche: 'hobby',
    core: new RegExp(
      `\\b(?:${pastimes})\\b.{0,40}\\b(?:${taught})\\b|\\b(?:learn|${taught})\\b.{0,40}\\b(?:${pastimes})\\b`,
      'u',
    ),
    audience:
      /^(?!.*\b(?:compan\w*|firms?|teams?|employ\w*|schools?|parents?|children|kids|patients?|professionals)\b)/u,
    not: /\b(?:app|software|box|kits?|choir)\b/u,
    within: ['education', 'general', 'culture', 'services', 'crafts', 'tourism', 'food'],
  },
  {
    niche: 'callout',
    core: /\b(?:emergency|call-?outs?|locksmiths?|plumb(?:er|ers|ing)|electricians?|blocked drains?|pest control|boiler (?:repairs?|breakdowns?)|burst pipes?)\b/u,
    not: /\b(?:volunteers?|caf[eé]s?|people bring|childcare|child\w*|app|software|platform|training|courses?|lights?|kits?|food|housing|vet|doctors?|clinic|school|fund)\b/u,
    within: ['services', 'general', 'building', 'mobility', 'energy'],
  },
  {
    niche: 'storage',
    core: /\b(?:stor(?:es?|ed|ing|age)|dr(?:y|ies|ying|yer))\b.{0,30}\b(?:grain|maize|rice|wheat|harvest|crops?|cocoa|beans|onions|potatoes)\b/u,
  },
  {
    niche: 'larder',
    core: new RegExp(`^[^,]*?\\b(?:${pantry})\\b`, 'u'),
    not: /\b(?:look after|logo|barrels?|casks?|kitchens?|ovens?|mills?|makers?|trucks?|satellite|messages?|growers|pickers|apps?|software|platform|sensor|grounds|club|machine|cups?|school|workshops?|restaurants?)\b/u,
    within: ['food', 'agriculture', 'general'],
  },
  {
    niche: 'bees',
    core: /\b(?:hives?|beehives?|bees|swarms?|beekeep\w*)\b/u,
    not: /\b(?:honey|comics?|books?|films?|games?|about (?!to\b))/u,
  },
  {
    niche: 'growing',
    cue: /\b(?:fresh herbs|houseplants?|planters?|window ?boxes|grow (?:your|their) own)\b/u,
    within: ['crafts', 'food', 'agriculture', 'general'],
  },
  {
    niche: 'books',
    not: /\b(?:carbon|energy)\b/u,
    cue: /\b(?:bookkeep\w*|accounting|accountants?|tax returns?|payroll|receipts)\b/u,
    within: ['finance', 'general'],
  },
  {
    niche: 'billing',
    cue: /\b(?:unpaid|late pay\w+|(?:get|gets|getting) paid|overdue|chas\w+ (?:invoices|payments|clients))/u,
    within: ['finance', 'services', 'software', 'building', 'crafts', 'general'],
  },
  {
    niche: 'pets',
    core: /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?)\b/u,
    not: /\bhot dogs?\b|\b(?:lost|griev\w*|grief|died|death|cremat\w*|portraits?|photos? of|insur\w*|guide dogs|assistance dogs|homeless|shelters?|for children|food|treats?|collars?|beds?|toys?|litter|trackers?|gps|vets?|veterinar\w*|shampoo|cancel)\b/u,
  },
  {
    niche: 'diet',
    core: /\b(?:meal plans?|menus?|recipes?|diets?|dietitians?|nutrition\w*)\b/u,
    cue: /\b(?:diabet\w*|allerg\w*|intoleran\w*|coeliac|celiac|kidney|cholesterol|diagnos\w*)\b/u,
  },
  {
    niche: 'meals',
    cue: /\b(?:(?:hot|shared|cooked|prepared|home-cooked|ready) meals?|meals? (?:delivered|on wheels|cooked)|deliver\w* \w*\s?meals?)\b/u,
    within: ['food', 'health', 'services', 'mobility', 'association', 'general'],
  },
  {
    niche: 'surplus',
    core: /\b(?:surplus|unsold|wonky|leftover) (?:\w+ )?(?:food|vegetables?|fruits?|bread|produce|crops?|meals?)\b/u,
  },
  {
    niche: 'childcare',
    cue: /\b(?:childcare|babysit\w*|child ?minder\w*|nanny|nannies|nurser(?:y|ies)(?! (?:rhymes?|plants?|trees?))|day ?care|cr[eè]ches?|kindergartens?|after-?school clubs?)\b/u,
    audience: /\b(?:parents?|mothers?|fathers?|mums?|dads?|famil\w*|nurses|shift|work)/u,
    within: ['services', 'education', 'general', 'software', 'association', 'health'],
  },
  {
    niche: 'clinic',
    audience: /\b(?:clinics?|surger(?:y|ies)|doctors?|gps|dentists?|physio\w*|practices)\b/u,
    cue: /\b(?:patients?|consultations?|visits?|appointments?)\b/u,
    not: /\b(?:devices?|implants?|software for accounts|recall|reminders?|booking|scheduling|no-shows?|billing)\b/u,
  },
  {
    niche: 'care',
    audience: /^(?!.*\b(?:care homes?|hospitals?|clinics?|agenc))/u,
    cue: /\b(?:carers?|caregivers?|respite|(?:live-in|home) care|elderly|older (?:people|parents?)|ageing parents?|dementia)\b/u,
    within: ['health', 'association', 'services', 'general', 'software'],
  },
  {
    niche: 'repair',
    cue: new RegExp(
      `\\b(?:repair|mending) caf|\\bspare parts?\\b|\\brepair.{0,60}\\b(?:${mended})\\b|\\b(?:${mended})\\b.{0,60}\\b(?:repair|fix|mend)`,
      'u',
    ),
    not: /\b(?:fits any frame|lights?)\b/u,
    within: [
      'mobility',
      'services',
      'general',
      'software',
      'energy',
      'association',
      'industry',
      'crafts',
      'culture',
    ],
  },
  {
    niche: 'tools',
    core: /\blibrary of (?:tools|things|toys)\b|\btool library\b|\b(?:lend|borrow|rent|hire|share)\w*\b.{0,40}\b(?:tools?|drills?|equipment)\b|\b(?:tools?|equipment)\b.{0,30}\b(?:lend|borrow|rent|hire)/u,
    within: ['general', 'association', 'services', 'crafts', 'building', 'culture'],
  },
  {
    niche: 'delivery',
    core: /\b(?:cargo bikes?|couriers?|last mile)\b|\bdeliver\w*\b.{0,50}\b(?:shops?|parcels?|orders?|restaurants?)\b|\b(?:shops?|parcels?|orders?|restaurants?)\b.{0,30}\bdeliver/u,
    within: ['mobility', 'food', 'services', 'general', 'association'],
  },
  {
    niche: 'waste',
    core: /\b(?:collect|turn|recycl|compost|reuse|upcycl|rescue)\w*\b.{0,60}\b(?:grounds|waste|peel|scraps|leftovers|offcuts|plastic|textiles?|cardboard|bottles|into)\b/u,
    cue: /\b(?:grounds|waste\w*|scraps|leftovers|offcuts|bins?|landfill)\b/u,
    within: ['general', 'energy', 'services', 'industry'],
  },
  {
    niche: 'housing',
    cue: /\b(?:deposits?|tenanc\w+|flatmates?|letting|inventor(?:y|ies)|landlords? and tenants?)\b/u,
    not: /\b(?:damp|renovat\w*|insulat\w*|repairs?|surveys?)\b/u,
    within: ['general', 'building', 'software', 'services', 'finance'],
  },
  {
    niche: 'shops',
    cue: /\b(?:sell(?:ing)? online|online (?:shop|store|sales)|e-?commerce)\b/u,
    audience: /\b(?:shop|retail|store|makers?|craft)/u,
  },
  {
    niche: 'training',
    core: /\b(?:training|courses?|lessons|e-?learning)\b/u,
    audience: /\b(?:firms?|compan|employe|teams?|staff|offices?|managers?|professionals?|business|smes?)/u,
    not: /\blanguages?\b/u,
  },
  {
    niche: 'paperwork',
    core: /^[^:]*\b(?:letters? from|official letters?|forms?|paperwork|benefit claims?)\b/u,
    not: /\b(?:funerals?|weddings?|platforms?)\b/u,
    within: ['services', 'association', 'general', 'software', 'health', 'education'],
  },
  {
    niche: 'hiring',
    audience:
      /\b(?:compan\w*|employers?|firms?|shops?|restaurants?|hotels?|managers?|hr|business\w*|teams?|agenc\w*|start-?ups?|recruiters?|hospitals?|owners?|farms?|farmers?)\b/u,
    core: /\b(?:recruit\w*|hiring|candidates?|job ?seekers?|jobs? for|cvs?)\b/u,
    within: ['general', 'services', 'software', 'education'],
  },
  {
    niche: 'languages',
    core: /\b(?:language (?:exams?|tutor|lessons?|courses?|app|practice)|learn (?:english|french|spanish|german|italian)|(?:english|french|spanish|german) (?:lessons?|courses?|classes))\b/u,
  },
  {
    niche: 'sport',
    core: /\b(?:sail\w*|surf\w*|swim\w*|climb\w*|yoga|pilates|fitness|gym|running|runners?|boxing|tennis|football|rowing|ski\w*|riding lessons?|judo|padel|dance class\w*)\b/u,
    not: /\b(?:wheelchairs?|stairs|retreats?|bags?|rucksacks?|old sails|bottles?|wearables?|sensors?|bab(?:y|ies)|toddlers?)\b/u,
    within: ['general', 'services', 'software', 'education', 'tourism', 'health'],
  },
  {
    niche: 'club',
    not: /\b(?:software|apps?|platform)\b/u,
    core: /\b(?:choirs?|orchestra|brass band|drama group|book club|knitting circle|walking group)\b/u,
  },
  {
    niche: 'media',
    core: /\b(?:podcasts?|radio|magazines?|newspapers?|newsletters?|documentar(?:y|ies)|video series)\b/u,
    not: /\b(?:studios?|rent\w*|hire|editing|equipment|hosting|microphones?|training|workshops?|software|tool)\b/u,
  },
  { niche: 'games', core: /\b(?:board|card|party|dice|cooperative|table-?top) games?\b/u },
  {
    niche: 'events',
    not: /\b(?:dress(?:es)?|suits?|rings?|shoes|speech\w*|photograph\w*|films?|sing\w*|music\w*|bands?|cakes?|invitations?|alterations?)\b/u,
    core: /\b(?:weddings?|birthday parties|parties|private events?|corporate events?|event (?:plann|cater)\w*|seminars?)\b/u,
    within: ['general', 'services', 'culture', 'food', 'crafts', 'software'],
  },
  {
    niche: 'cycling',
    core: /\b(?:bike|bicycle|cycl\w+)\b/u,
    audience: /\b(?:bikes?|cycl\w*|commut\w*)\b/u,
    within: ['general', 'crafts', 'energy', 'industry'],
  },
  {
    niche: 'making',
    core: /\b(?:yarn|fabrics?|sewing (?:kits?|patterns?)|knitting (?:kits?|patterns?)|craft (?:kits?|supplies))\b/u,
  },
  {
    niche: 'reading',
    cue: /\b(?:books(?! a\b)|a book|children read|readers?|novels?|comics?)\b/u,
    audience: /^(?!.*\b(?:publishers?|bookshops?|booksellers?|authors?|libraries|museums?|compan\w*)\b)/u,
    within: ['culture', 'education', 'general'],
  },
  {
    niche: 'family',
    audience:
      /^(?!.*\b(?:age?ing|older|elderly|old|retired|adult children|work at night|over \d+)\b).*\b(?:parents?|mothers?|fathers?|mums?|dads?|young families)\b/u,
    not: /\b(?:asthma\w*|allerg\w*|diabet\w*|medical|warns?|coach\w*|jobs?|careers?|photo\w*|studios?|portraits?|riding|horses?|autis\w*|class(?:es)?|swim\w*|books?|lessons?|tutor\w*|school|pupils?|game|bottle|bag|clothes|shoes?)\b/u,
    within: ['general', 'crafts', 'software', 'energy', 'services'],
  },
  {
    niche: 'home',
    audience:
      /^(?!.*\b(?:schools?|hospitals?|clinics?|compan\w*|restaurants?|hotels?|farmers?|councils?|villages|museums?|factories|hikers|workshops?)\b).*\b(?:people|everyone|adults|women|men|students|freelancers|workers|employees|teleworkers|famil(?:y|ies)|households?|tenants|renters|homeowners|parents|couples|commuters|campers|readers|cooks|gamers|those|anyone|flats)\b/u,
    core: /^(?:(?:an?|our|my|the|we \w+|i \w+) )?(?:[\w-]+ ){0,3}(?:stands?|bottles?|mugs?|cups?|lamps?|chairs?|stools?|tables?|shelves|shelf|sofas?|kettles?|lunch ?box\w*|blankets?|bed linen|cushions?|umbrellas?)\b/u,
    not: /\b(?:hand-?made|by hand|handcraft\w*|carved|turned)\b/u,
    within: ['general', 'crafts', 'energy'],
  },
];
