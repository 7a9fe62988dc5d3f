/** What is done, when and at what price: “Done with two museums”, “One hour a week”, “Subscription from $40”. */
export function isTerms(body: string): boolean {
  return (
    /^(?:people|families|parents|neighbours|those) (?:with|without|who)\b/iu.test(body) ||
    /^\p{L}+ (?:paid|fixed|delivered|done|ready|sent|answered|repaired|returned|made) (?:in|within)\b/iu.test(
      body,
    ) ||
    /^(?:done|run|made|built|sold|grown|born|written|given|cut|sewn|woven|won|held|led|taught|based|paid|kept|brought|known|seen)\b(?!-)/iu.test(
      body,
    ) ||
    (/^(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve) (?:hours?|minutes?|days?|weeks?|months?|years?|evenings?|times?)(?: (?:an?|per|each|every|during|twice|once|from|to)\b|,|$)/iu.test(
      body,
    ) &&
      !/ (?:where|when|that|of) /u.test(body)) ||
    /^(?:\p{L}+ )?(?:subscriptions?|prices?|fees?|rates?|tickets?|entry|memberships?|commission|deposits?|plans?)(?: starting)?(?: from| at| of|:)? ?[£€$]?\d/iu.test(
      body,
    )
  );
}

/** “a real problem”, “a great way to” define nothing that is sold. */
export function isAbstract(phrase: string): boolean {
  return /^(?:an? |the )?(?:\p{L}+ ){0,2}(?:problem|challenge|way to|matter|pity|fact|need|luxury|question|issue|priority|lot|waste of|difference|few|reality|nightmare|right)\b/iu.test(
    phrase,
  );
}

/** “Reading group in prison”: the first word tells which group, not what is done. */
export function namesByDoing(text: string): boolean {
  return /^\p{L}+ing (?:\p{L}+ )?(?:groups?|clubs?|class(?:es)?|courses?|workshops?|tours?|kits?|apps?|schools?|programmes?|services?|products?|machines?|games?|sessions?|lessons?|coach(?:es)?|studios?|spaces?|rooms?|boxe?s?|bags?|shoes|tools?|software|platforms?|compan(?:y|ies)|agenc(?:y|ies)|tables?|boards?|partners?|holidays?|trips?|weekends?|evenings?)\b/iu.test(
    text,
  );
}
