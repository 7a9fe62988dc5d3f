import type { Rule } from '../../places/facts';

/** Each rule as a clause that follows “In France,” or “In Japan,”. */
export const ruleTexts: Record<Rule, string> = {
  'eu-food':
    'food must state its allergens, and a packaged one also its ingredients and nutrition, in the country’s language (regulation 1169/2011)',
  'eu-ce':
    'a machine or an electrical device carries the CE mark, with a technical file and instructions in the country’s language',
  'eu-privacy':
    'even a list of customers falls under the GDPR: a reason to hold it, clear information, known processors',
  'eu-medical':
    'a device that treats or diagnoses falls under the EU medical devices regulation, CE mark included',
  'eu-textile': 'the label gives the fibre composition (regulation 1007/2011), in the country’s language',
  'eu-cosmetics':
    'a cosmetic needs a safety report, a responsible person and a European notification before it is sold',
  'eu-safety':
    'the product must meet general product safety and be traceable to a responsible person established in the Union',
  'eu-travel':
    'selling a trip that combines two services, such as transport and a room, can fall under the package travel directive',
  'eu-payment':
    'holding other people’s money, lending or advising on investments needs a licence, or a partner who has one',
  'eu-building': 'most construction products carry the CE mark with a declaration of performance',
  'fr-privacy-care': 'health data needs the GDPR to be followed and a host with the HDS certification',
  'fr-triman':
    'a consumer product often carries the Triman logo and falls under an extended producer responsibility scheme',
  'fr-growing':
    'fertilisers, seeds and plant treatments need an authorisation or a listing before they are sold',
  'es-privacy': 'the LOPDGDD adds Spanish rules to the GDPR, down to a list of customers',
  'uk-ukca':
    'a product must be safe, and toys, machines, electrical goods and a few others also need the UKCA or CE mark',
  'uk-privacy':
    'even a list of customers falls under the UK GDPR, separate from the European one since Brexit',
  'uk-food': 'food must state its allergens, picked out on the label of whatever is packaged',
  'us-privacy':
    'there is no single privacy law: the CCPA in California, other states behind it, and the FTC against misleading claims',
  'us-food':
    'most food facilities register with the FDA, and most packaged food carries a “Nutrition Facts” label',
  'us-fcc': 'most electronic devices need an FCC authorisation before they are sold',
  'us-medical': 'a medical device falls under the FDA, according to its class of risk',
  'us-textile': 'the label gives the fibres, the country of origin and who answers for it (FTC)',
  'us-cosmetics':
    'the MoCRA law asks most makers to register their site and list their products with the FDA',
  'us-safety': 'the CPSC watches over consumer products, and sellers insure their liability',
  'ca-label': 'the label is in English and French, and Quebec gives priority to French',
  'ca-food': 'packaged food is labelled in English and French, with a nutrition facts table',
  'ca-privacy': 'PIPEDA applies, and Law 25 in Quebec, where the service is offered in French',
  'ch-privacy': 'the Swiss data protection act (nFADP) applies, outside the GDPR',
  'ch-label':
    'sales go through customs, outside the European Union, and information is given in at least one official language',
  'br-privacy': 'the LGPD governs personal data, and the service is sold in Portuguese',
  'cn-privacy': 'the PIPL limits the transfer of data out of the country',
  'cn-food': 'a foreign food maker registers with Chinese customs (GACC), and the label is in Chinese',
  'jp-privacy': 'the APPI governs personal data',
  'jp-food': 'the label is in Japanese and names the importer',
  'in-privacy': 'the DPDP Act of 2023 governs digital personal data',
  'mx-label': 'the NOM standards require a label in Spanish',
  'sg-privacy': 'the PDPA governs personal data',
  'kr-privacy': 'the PIPA governs personal data, and strictly',
  'za-privacy': 'the POPIA governs personal data',
  'au-safety': 'the ACCC watches over product safety and the guarantees owed to customers',
};
