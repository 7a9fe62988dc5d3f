import type { CleaningWords } from '../read/clean';
import { misspellings } from './misspellings';

// What a price is written with, ahead of “/month”.
const amount = '[£€$] ?\\d[\\d.,]*|\\d ?(?:€|£|euros?|pounds?|dollars?)';

export const cleaningWords: CleaningWords = {
  corrections: misspellings,
  abbreviations: [
    [/\betc\b\.?\.*(\s+\p{Lu}|\s*$)/gu, '.$1'],
    [/,?\s*(?:and )?\betc\b\.*/gu, ''],
    [/,?\s*\b(?:e\.\s?g|i\.\s?e)\b\.?,?\s[^,.!?]*/giu, ''],
    [/\bapprox\.?\s(?=\d)/giu, 'about '],
    [/\bvs\.?\s/giu, 'against '],
    [/(?<=[\p{L}\d]) \+ (?=[\p{L}\d])/gu, ' and '],
    [/\band\/or\b/giu, 'or'],
    [/(?<=\p{L}) & (?=\p{L})/gu, ' and '],
    [/\bw\/o\b/giu, 'without'],
    [/\bw\/ /giu, 'with '],
    [/\b24\/7\b/gu, 'day and night'],
    [/\b(Mr|Mrs|Ms|Dr|St)\.\s(?=\p{Lu})/gu, '$1 '],
    [/\bno\.\s(?=\d)/giu, 'number '],
    [
      /\b(\d+) ?mins? (?=(?:lessons?|walks?|sessions?|videos?|calls?|courses?|visits?|tests?|chats?)\b)/gu,
      '$1-minute ',
    ],
    [/\b(\d+) ?mins?\b/gu, '$1 minutes'],
    [/(?<=^|[.!?] )[-−](?=\d)/gu, 'Minus '],
    [/(?<=[\p{L}:] )[-−](?=\d)/gu, 'minus '],
    [/(\d[\d.,]*\d|\d) ?€/gu, '€$1'],
    [new RegExp(`(?<=${amount}) ?/ ?(?:h|hr|hour)\\b`, 'giu'), ' an hour'],
    [new RegExp(`(?<=${amount}) ?/ ?(?:mo|month)\\b`, 'giu'), ' a month'],
    [new RegExp(`(?<=${amount}) ?/ ?(?:wk|week)\\b`, 'giu'), ' a week'],
    [new RegExp(`(?<=${amount}) ?/ ?(?:yr|year)\\b`, 'giu'), ' a year'],
    [new RegExp(`(?<=${amount}) ?/ ?(?=\\p{L}{3})`, 'giu'), ' per '],
    [/(?<=\d|million|thousand) ?m(?:2|²)(?![\p{L}\d])/gu, ' square metres'],
    [/(?<=\d|million|thousand) ?m(?:3|³)(?![\p{L}\d])/gu, ' cubic metres'],
    [/(?<!\b(?:until|till|from|at|to|before|after|by) )\b(\d+) ?(?:h|hrs?)\b/giu, '$1 hours'],
    [/(?<![\d.,+-])(\d{1,3})[-–](\d{1,3})(?![\d.,+-]|\p{L})/gu, '$1 to $2'],
    [/\b(?:yrs?|years?) olds\b(?=,|[.]|$| (?:who|that|and|with|in|from|at)\b)/giu, 'year-olds'],
    [/(?<=\d )yrs?\b/giu, 'years'],
    [/(?<=^|[.!?] )(\d+(?: \p{L}+)?) max(?:imum)?\b(?! \d)/giu, 'At most $1'],
    [/\b(\d+(?: \p{L}+)?) max(?:imum)?\b(?! \d)/giu, 'at most $1'],
    [/(?<=\d)(?=(?:kg|km|cm|mm|ml|cl|dB|kW|kWh)\b)/gu, ' '],
    [/(?<=\bper )m(?:3|³)(?![\p{L}\d])/gu, 'cubic metre'],
    [/(?<=\bper )m(?:2|²)(?![\p{L}\d])/gu, 'square metre'],
    [/\bmax\.? (?=\d)/giu, 'at most '],
    [/\bmin\.? (?=\d)/giu, 'at least '],
    [/(?<![\d.,])(?!4k\b)(\d{1,3})k\b/giu, '$1,000'],
  ],
};

/** Agreement and small words as people mistype them, put right once the spelling is. */
export const slips: [RegExp, string][] = [
  [/(^|[.!?,] )Me and my (\p{L}+) /gu, '$1My $2 and I '],
  [
    /\b(cheaper|faster|better|more|less|easier|bigger|smaller|simpler|quicker|lighter|rather|longer) then\b/giu,
    '$1 than',
  ],
  [
    /(^|[.!?,] |\b(?:and|because|but|think|know|so|if|when|where) )its (?=(?:an?|the|cheaper|easy|easier|faster|free|not|very|too|for|like|made|simple|so)\b)/giu,
    '$1it’s ',
  ],
  [
    /(^|[.!?,] |\b(?:and|because|but|that|which) )(it|he|she) (avoid|help|save|make|work|take|cost|allow|give|need|want|let|show|tell|bring|use|keep|send|come|repair|run|sell|stop)\b/giu,
    '$1$2 $3s',
  ],
  [/\b((?:customer|client|user|person)s? .{3,60} (?:to|for|with)) him\b/giu, '$1 them'],
  [
    /\b(app|tool|platform|service|website|machine|device|system|box|program|product|sensor|kit|lamp|bag|course|game|software) (that|which|who) (help|let|allow|give|make|tell|show|find|connect|keep|save|take|send|warn|work|need|turn|bring|offer|read|link|collect|deliver|sell|measure|cost|last)\b/giu,
    '$1 $2 $3s',
  ],
  [
    /\b(my|our|his|her) (grandfather|grandmother|grandpa|grandma|father|mother|uncle|aunt) (trees|farm|recipes?|house|vineyard|garden|orchard|workshop|shop|land|fields|bees|kitchen|restaurant|bakery|tools)\b/giu,
    '$1 $2’s $3',
  ],
  [/\bfirst time (mothers|fathers|mums|dads|parents|buyers|founders|visitors)\b/giu, 'first-time $1'],
  [/\b(for|to) who (?=(?:clicks?|wants?|needs?|comes?|asks?)\b)/giu, '$1 whoever '],
  [/\b(refugee|student|pensioner)s (women|men|families|children)\b/giu, '$1 $2'],
  [/(\b(?!1\b)\d+ (?:month|week|day|hour|year|minute))(?=[.,])/giu, '$1s'],
  [/(?<!,) then (?=[£€$]\d)/gu, ', then '],
  [
    /\b(children|kids|girls|boys|adults|people|teens|teenagers|pupils|women|men) (?=\d{1,2} to \d{1,2}\b)/giu,
    '$1 aged ',
  ],
  [/\b(guaranteed) (?=\d)/giu, '$1 for '],
  [/\b(less) (people|customers|mistakes|parts|clothes|hours|steps)\b/giu, 'fewer $2'],
  [/\bavoids? (?:losing|to lose|loosing|wasting) time\b/giu, 'saves time'],
  [/\b(their|there) (?=(?:is|are) (?:no|not|too|many|a)\b)/giu, 'there '],
  [
    /\b(a|an|the|one) (client|customer|user|person|repairer|driver|nurse|doctor) (book|come|take|pay|choose|call|send|get|use|order|want|need)\b/giu,
    '$1 $2 $3s',
  ],
];
