import type { CleaningWords } from '../read/clean';
import { misspellings } from './misspellings';

export const cleaningWords: CleaningWords = {
  corrections: misspellings,
  abbreviations: [
    [/\betc\b\.?\.*(\s+\p{Lu}|\s*$)/gu, '.$1'],
    [/,?\s*(?:and )?\betc\b\.*/gu, ''],
    [/,?\s*\b(?:e\.\s?g|i\.\s?e)\b\.?,?\s[^,.!?]*/giu, ''],
    [/\bapprox\.?\s(?=\d)/giu, 'about '],
    [/\bvs\.?\s/giu, 'against '],
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
    [/\bmax\.? (?=\d)/giu, 'at most '],
    [/\bmin\.? (?=\d)/giu, 'at least '],
    [/\b(\d+)k\b/giu, '$1 thousand'],
  ],
};

/** Agreement and small words as people mistype them, put right once the spelling is. */
export const slips: [RegExp, string][] = [
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
  [/\bfirst time (mothers|fathers|mums|dads|parents|buyers|founders|visitors)\b/giu, 'first-time $1'],
  [/\b(for|to) who (?=(?:clicks?|wants?|needs?|comes?|asks?)\b)/giu, '$1 whoever '],
  [/\b(refugee|student|pensioner)s (women|men|families|children)\b/giu, '$1 $2'],
  [/(\b(?!1\b)\d+ (?:month|week|day|hour|year|minute))(?=[.,])/giu, '$1s'],
  [/(?<!,) then (?=[£€$]\d)/gu, ', then '],
  [/\b(guaranteed) (?=\d)/giu, '$1 for '],
  [/\b(less) (people|customers|mistakes|parts|clothes|hours|steps)\b/giu, 'fewer $2'],
  [/\bavoids? (?:losing|to lose|loosing|wasting) time\b/giu, 'saves time'],
  [/\b(their|there) (?=(?:is|are) (?:no|not|too|many|a)\b)/giu, 'there '],
  [
    /\b(a|an|the|one) (client|customer|user|person|repairer|driver|nurse|doctor) (book|come|take|pay|choose|call|send|get|use|order|want|need)\b/giu,
    '$1 $2 $3s',
  ],
];
