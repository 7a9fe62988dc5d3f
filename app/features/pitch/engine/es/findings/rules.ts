import type { Rule } from '../../places/facts';

/** Each rule as a clause that follows « En España, » or « En Japón, ». */
export const ruleTexts: Record<Rule, string> = {
  'eu-food':
    'los alérgenos se indican siempre, también en lo que se sirve sin envasar, y lo envasado lleva la etiqueta del reglamento europeo',
  'eu-ce':
    'una máquina o un aparato eléctrico lleva por lo general el marcado CE, con expediente técnico e instrucciones en el idioma del país',
  'eu-privacy':
    'todo dato personal se rige por el RGPD: base legal, información clara y encargados de tratamiento conocidos',
  'eu-medical':
    'un aparato que cura o diagnostica se rige por el reglamento europeo de productos sanitarios, con marcado CE',
  'eu-textile': 'la etiqueta da la composición en fibras (reglamento UE 1007/2011), en el idioma del país',
  'eu-cosmetics':
    'un cosmético pide un informe de seguridad, una persona responsable y una notificación europea antes de la venta',
  'eu-safety':
    'el producto debe cumplir la seguridad general de los productos y poder rastrearse hasta un responsable establecido en la Unión',
  'eu-travel':
    'vender juntos alojamiento y transporte entra por lo general en la directiva de viajes combinados',
  'eu-payment':
    'los servicios de pago, el crédito y el asesoramiento en inversiones suelen pedir una autorización o un registro, propios o de un socio',
  'eu-building':
    'los productos de construcción sujetos a una norma armonizada llevan el marcado CE y una declaración de prestaciones',
  'fr-privacy-care': 'los datos de salud exigen el RGPD y un alojamiento con certificado HDS',
  'fr-triman':
    'un producto de consumo lleva a menudo el logotipo Triman y entra en un sistema de responsabilidad ampliada del productor',
  'fr-growing':
    'los abonos, las semillas y los tratamientos piden por lo general una autorización o un registro antes de la venta',
  'es-privacy':
    'quien guarda nombres, correos o fotos sigue el RGPD y la LOPDGDD, y la AEPD vigila cómo se informa y se pide el consentimiento',
  'uk-ukca': 'se pide el marcado UKCA o CE según el producto, con un importador identificado',
  'uk-privacy': 'se aplica el UK GDPR, distinto del RGPD desde el Brexit',
  'uk-food':
    'la etiqueta sigue las reglas británicas, con los alérgenos destacados y un responsable en el Reino Unido',
  'us-privacy':
    'no hay una ley única: la CCPA en California, otros estados detrás, y la FTC contra las promesas engañosas',
  'us-food': 'la FDA pide por lo general registrar la planta y una etiqueta «Nutrition Facts» en inglés',
  'us-fcc': 'un aparato que emite radiofrecuencia suele pasar por la FCC',
  'us-medical': 'un producto sanitario sigue las normas de la FDA, según su clase de riesgo',
  'us-textile': 'la FTC exige fibras, país de origen y fabricante en la etiqueta',
  'us-cosmetics': 'la ley MoCRA pide por lo general registrar la planta y declarar los productos ante la FDA',
  'us-safety': 'la CPSC vigila los productos de consumo, y conviene asegurar la responsabilidad del vendedor',
  'ca-label': 'la etiqueta es bilingüe, y Quebec da prioridad al francés',
  'ca-food': 'la etiqueta es bilingüe, con la tabla de valor nutritivo',
  'ca-privacy': 'se aplica la PIPEDA, y en Quebec la Ley 25, con el servicio en francés',
  'ch-privacy': 'se aplica la ley suiza de protección de datos (nLPD), fuera del RGPD',
  'ch-label':
    'la venta pasa por una aduana fuera de la Unión, y la información se da al menos en un idioma oficial',
  'br-privacy': 'la LGPD regula los datos personales, y el servicio se vende en portugués',
  'cn-privacy': 'la PIPL limita la salida de datos del país',
  'cn-food': 'quien exporta alimentos se registra en las aduanas chinas (GACC) y la etiqueta va en chino',
  'jp-privacy': 'la ley APPI regula los datos personales',
  'jp-food': 'la etiqueta va en japonés y en ella figura el importador',
  'in-privacy': 'la ley DPDP de 2023 regula los datos personales',
  'mx-label': 'las normas NOM exigen un etiquetado en español',
  'sg-privacy': 'la PDPA regula los datos personales',
  'kr-privacy': 'la PIPA regula de cerca los datos personales',
  'za-privacy': 'la ley POPIA regula los datos personales',
  'au-safety': 'la ACCC vigila la seguridad de los productos y las garantías debidas al cliente',
};
