import { lowerFirst, upperFirst } from '../words';
import { looksPlural, withThe } from './grammar';
import { indefinite, parseNounPhrase } from './noun-phrase';

/** A line on what was sold, is under way, is planned or is certified, as a sentence: « La sortie est prévue en mars. » */
export function eventSentence(body: string): string | undefined {
  const soldThen =
    /^((?:l’an|l’année|l’été|l’hiver) (?:dernier|dernière|passée?)|en \d{4}|cette année),? (\d.+?) (vendu|distribué|livré|écoulé)(?:e?s)((?: .+)?)$/iu.exec(
      body,
    );
  if (soldThen !== null) {
    const [, time = '', what = '', verb = '', end = ''] = soldThen;
    return `${upperFirst(time)}, nous avons ${verb} ${what}${end}.`;
  }
  const underway = /^(\p{L}+(?: \p{L}+)?) en cours((?: .+)?)$/iu.exec(body);
  if (underway?.[1] !== undefined)
    return `${upperFirst(indefinite(parseNounPhrase(lowerFirst(underway[1]))))} est en cours${underway[2] ?? ''}.`;
  const planned = /^(\p{L}+) ((?:prévu|attendu|programmé|annoncé)e?s?) (.+)$/iu.exec(body);
  if (planned?.[1] !== undefined && !looksPlural(planned[1]))
    return `${upperFirst(withThe(planned[1]))} est ${planned[2] ?? ''} ${planned[3] ?? ''}.`;
  const trained = /^(\p{L}+(?: \p{L}+)?) ((?:certifié|diplômé|agréé|assermenté|formé)e?s?)( .+)?$/iu.exec(
    body,
  );
  if (trained?.[1] !== undefined)
    return looksPlural(trained[1].split(' ')[0] ?? '')
      ? `Les ${lowerFirst(trained[1])} sont ${trained[2] ?? ''}${trained[3] ?? ''}.`
      : `${upperFirst(withThe(trained[1]))} est ${trained[2] ?? ''}${trained[3] ?? ''}.`;
  return undefined;
}
