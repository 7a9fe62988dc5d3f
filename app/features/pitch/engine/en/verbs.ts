import { fold } from '../words';

const words = (list: string) => new Set(list.split(/\s+/u).filter(Boolean));

/** Verbs in their base form, by which sentences and aims are recognised. */
export const baseVerbs = words(`
  help let make give take tell show turn bring connect match deliver sell offer provide teach keep save cut reduce allow
  enable work cost need want go come send read write find check measure warn alert replace repair collect cook grow feed
  run use charge last fit live learn lose waste throw pay buy know get put see say mean become start stop end close open
  leave happen remain stay stand sit move travel train plan book order know fix build create design produce develop
  publish rent organise organize host launch manage track sort share lend borrow recycle reuse rescue protect prevent avoid
  detect follow guide support serve welcome meet join introduce link pair explain answer ask listen speak talk translate
  understand remember forget choose compare pick select decide prefer trust believe think feel hear watch look play sing
  dance paint draw print carve sew knit weave mend clean wash heat cool light power store pack ship carry drive ride walk
  cycle run climb swim eat drink taste bake brew roast cut chop serve sleep rest relax heal treat care cure diagnose
  monitor predict plan schedule prepare arrange handle process automate simplify speed ease improve raise lower increase
  double triple halve cover insure lend invest fund finance bill invoice chase collect negotiate renegotiate sign agree
  refuse reject accept receive return refund renew cancel subscribe register enrol apply hire recruit employ train coach
  mentor volunteer donate give visit discover explore escape stay camp hike transport insulate renovate restore
  convert adapt adjust change shift switch swap trade exchange import export test try prove show demonstrate certify
  grow plant harvest water irrigate weed spray breed milk farm fish hunt gather pick press bottle preserve dry smoke
  struggle wait miss fail break drop skip ignore suffer risk worry deserve depend rely tend seem appear exist arrive
  recommend warn report record count calculate estimate gauge charge recharge download upload install plug press tap
  click scan type search browse order reach gain win earn spend bear hold lift push pull cross enter include contain
  own hire sublet let cater map spot notice own remind reassure inspire invite encourage spread reconnect revive remove
  burn emit consume generate supply fill empty lack shut age retire grow die fall rise climb stop dread hate love like enjoy
  juggle feel sit bin discard chase fear end resell call email phone text message post fit wear style shape cut trim
  kill bite sting fight argue quarrel complain compete hide hurt hang steal swallow melt freeze shrink stretch bend lean slip bleed scare annoy copy paste
  vibrate glow float rotate shine blink beep inflate deflate charge hum react upcycle stitch polish varnish
  absorb flag regulate dig filter brush breathe calm soothe cushion protect deter repel attract suck scrub rinse soak bathe bounce
  pump pour fry steam ferment pickle freeze slice peel grind mill press squeeze stir blend knead weigh dose
  schedule remind nudge score rank rate grade mark correct edit proofread subtitle dub summarise summarize simulate model
  onboard equip fit retrofit refurbish rewire rebuild rehome rehouse adopt foster accompany escort visit greet host
  drown vanish multiply beg sail surf ski knock ring lock unlock secure fold unfold dare hesitate refuse deny look finish complete pass fade crack leak rust rot spoil expire decide refer assess review audit inspect verify
`);

/** “Learn to sail in a weekend”: an order, which says what one gets. */
export function isOrder(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/\s/u);
  return (
    baseVerbs.has(first) &&
    (!nounLike.has(first) || /^(?:a|an|the|your|to|any|every|in|with)$/u.test(second)) &&
    (!qualities.has(first) ||
      /^(?:a|an|the|your|any|every|in|with|without|at|like|better|longer|more)$/u.test(second)) &&
    !/^(?:plan|cost|need|work|train)$/u.test(first)
  );
}

/** Those of them that are as often an adjective: “live subtitles”, “dry toilets”. */
const qualities = words('escape live dry clean open cool slow secure complete double close fit mature');

/** Those of them that are as often a noun with a plural s. */
export const nounLike = words(`
  need work cost offer order charge train plan book check cut end start stop close run use share drive test repair design
  report guide show return rent risk waste talk visit call change look box market support stay supply store track travel
  walk watch fit fix map match measure meet name note pick play plant point post print process rate ride score search sort
  stand step switch trade treat try view wear bill box camp care coach cook cover cycle dance drink feed fish fund gain
  heat help hike hold hunt invoice light link love mentor milk move paint pair plug power press record rest review rise
  scan schedule score ship smoke speed spot sign style supply swap tap taste text type water weed win answer ask cure
  decrease double exchange export fear hire host import increase introduce audit land leak lift list lower message plan
  promise refund reply reward shape shift spray trim trust volunteer welcome burn break drop press pack dry phone email like
  fight ring lock sail surf ski knock slip bend paste copy hurt
  sleep swim farm count drink hate land live last bottle breed absorb flag filter brush pump mill press steam blend rank score grade mark adopt foster escort host dose model
  subtitle nudge slice pickle bounce suck soak freeze peel squeeze ferment dub stir
`);

/** Verbs that begin a definition when a founder says “we …” and a thing follows. */
export const makingVerbs =
  'make|sew|knit|weave|carve|cook|restore|import|build|sell|offer|run|develop|design|produce|provide|create|publish|rent out|rent|organise|organize|grow|bake|brew|craft|roast|print|host|operate|launch|set up|open|manufacture|propose|supply|made|built|developed|designed|created|launched|opened|founded|started|invented|set up|distribute|edit|stage';

/** Subject pronouns and words that begin a whole sentence when a verb follows. */
export const auxiliary =
  /\b(?:is|are|was|were|has|had|have|can|could|will|would|must|should|might|do|does|did|cannot|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|won't|haven't|hasn't|couldn't|wouldn't)\b|\b(?:it|that|what|there|here|he|she)'s\b|\b(?:we|they|you|i)'(?:re|ve|ll|d|m)\b/u;

/** Past tenses that are no participle. */
export const pastTenses = words(
  'sold lost won grew cut began became came went took said told found paid spent bought kept met gave knew saw ran wrote taught thought brought had left made chose drove spread fell rose signed joined subscribed',
);

/** True when the text begins with a verb in its base form. */
export function startsWithVerb(text: string): boolean {
  const [first = ''] = fold(text)
    .replace(/^(?:better|only|not|easily|quickly|always|never) /u, '')
    .split(/\s/u);
  return baseVerbs.has(first) || first === 'be';
}
