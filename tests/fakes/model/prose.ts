export type ProseLanguage = 'fr' | 'en' | 'es';

/** The language that a line `Write in: fr` asks for; English without one. */
export function languageAskedFor(text: string): ProseLanguage {
  const asked = /^Write in: (fr|en|es)\b/m.exec(text)?.[1];
  return asked === 'fr' || asked === 'es' ? asked : 'en';
}

/** Plausible sentences without figures or names, one after the other. */
export const sentences: Record<ProseLanguage, readonly string[]> = {
  fr: [
    'L’offre répond à un besoin que ses clients rencontrent chaque semaine.',
    'Elle remplace un travail fait à la main, lent et souvent remis à plus tard.',
    'Les clients la comprennent dès la première démonstration.',
    'Le premier usage demande quelques minutes et aucune formation.',
    'Ses concurrents vendent un outil ; elle vend du temps retrouvé.',
    'La preuve la plus forte reste celle d’un client qui la recommande.',
    'Dites en une phrase ce que votre interlocuteur gagne dès demain.',
  ],
  en: [
    'The offer meets a need that its customers have every week.',
    'It replaces work done by hand, slow and often put off.',
    'Customers understand it from the first demonstration.',
    'The first use takes a few minutes and no training.',
    'Its competitors sell a tool; it sells the hours given back.',
    'The strongest proof is a customer who recommends it.',
    'Say in one sentence what your listener gains from tomorrow on.',
  ],
  es: [
    'La oferta responde a una necesidad que sus clientes tienen cada semana.',
    'Sustituye un trabajo hecho a mano, lento y a menudo aplazado.',
    'Los clientes la entienden desde la primera demostración.',
    'El primer uso pide unos minutos y ninguna formación.',
    'Sus competidores venden una herramienta; ella vende tiempo recuperado.',
    'La prueba más fuerte es un cliente que la recomienda.',
    'Diga en una frase lo que su interlocutor gana desde mañana.',
  ],
};

/** Gives sentence after sentence, for ever, shaped to a length in characters. */
export function createProse(language: ProseLanguage): (minLength: number, maxLength: number) => string {
  let told = 0;
  const next = () => sentences[language][told++ % sentences[language].length] ?? '';
  return (minLength, maxLength) => {
    let text = next();
    while (text.length < minLength) text += ` ${next()}`;
    return clipped(text, minLength, maxLength);
  };
}

/** Ends at a word where the least length allows it. */
export function clipped(text: string, minLength: number, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const atWord = text.slice(0, text.slice(0, maxLength + 1).lastIndexOf(' '));
  return atWord.length >= Math.max(minLength, 1) ? atWord : text.slice(0, maxLength);
}
