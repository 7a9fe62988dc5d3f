import type { Reading } from '../read/reading';
import { fold } from '../words';

/** True when what is offered runs on a screen: it is not made in a place, crosses no customs and fills no cupboard. */
export function isDigital({ brief, offer, sector }: Reading): boolean {
  const phrase = fold(offer.phrase ?? '');
  if (
    /^(?:an? )?(?:[\w-]+ ){0,3}?(?:apps?|software|platform|website|online tool|chatbot|browser extension|plug-?in)\b/u.test(
      phrase,
    )
  )
    return true;
  if (tangible.test(phrase)) return false;
  if (brief.category === 'product' && /^(?:an? )?(?:[\w-]+ ){0,3}?assistant\b/u.test(phrase)) return true;
  return (
    sector === 'software' ||
    (onScreen.test(withoutShop(brief.description)) && !tangible.test(fold(brief.description)))
  );
}

/** A thing sold on a website is still a thing. */
function withoutShop(description: string): string {
  return fold(description).replace(
    /\b(?:on|from|via|through) (?:our|the|my) (?:own )?(?:website|site|app)\b/gu,
    '',
  );
}

const onScreen =
  /\b(?:apps?|application|software|saas|platform|websites?|web pages?|browser|plug-?in|chatbots?|upload\w*|pdfs?|download\w*|log ?in|dashboards?|erp|crm|reporting tools?|arr|soc 2|satellites?|by whatsapp|contracts?|algorithms?|spreadsheets?|(?:into|priced|send|write|writes) (?:a |an )?(?:priced )?quotes?|invoices?)\b/u;

const tangible =
  /\b(?:kg|grams?|cm|mm|litres?|weighs?|batter(?:y|ies)|sensors?|devices?|cables?|made (?:of|from|with)|plastic|wood\w*|steel|metal|cotton|wool|leather|bottles?|box(?:es)?|machines?|hardware|kits?|cameras?|lamps?|robots?|bracelets?|watch(?:es)?|tags?|cases?|toys?|shoes?|bikes?|trackers?|speakers?|boards?|clips? onto|plugs? into|paper)\b/u;
