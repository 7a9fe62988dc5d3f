import type { Variant } from '../../compose/beat';
import { countWords, upperFirst } from '../../words';
import { to } from '../grammar';
import type { Voice } from '../voice';
import { situationOf } from './opening';

/** Whom it is for, when the definition does not say so. */
export function forWhom(voice: Voice): (string | Variant)[] {
  const { reading, audience: who, shortAudience, say, ours, vary } = voice;
  const noun = who.replace(/^(?:los|las|el|la|cada) /u, '');
  if (who === '' || reading.offer.phrase?.includes(noun) === true) return [];
  if (reading.audience.broad) return [`Se dirige ${to(who)}.`];
  if (!reading.audience.sure)
    return countWords(who) <= 20 ? [`${say('Nuestro', 'Mi')} público: «${who}».`] : [];
  if (situationOf(voice) !== undefined) return [];
  const longEnough = countWords(who) <= 18;
  const frame =
    reading.brief.goal === 'users'
      ? usersFrames(reading.offer, reading.brief.category === 'service')
      : who.includes('trabaj')
        ? framesForWorkers
        : frames;
  const names = longEnough ? [...new Set([who, shortAudience])] : [shortAudience];
  return names.flatMap((name) =>
    vary('audience', frame(name, say, ours))
      .slice(0, 1)
      .map((text) => ({ text, worth: name === who ? 2.6 : 0.6 })),
  );
}

function frames(name: string, say: Voice['say'], ours: string): string[] {
  return [
    `${say('Trabajamos', 'Trabajo')} para ${name}.`,
    `${say('Pensamos', 'Pienso')} sobre todo en ${name}.`,
    `${upperFirst(ours)} se dirige ${to(name)}.`,
  ];
}

/** Nobody works for those who work. */
function framesForWorkers(name: string, say: Voice['say'], ours: string): string[] {
  return frames(name, say, ours).slice(1);
}

function usersFrames(
  { phrase, plural, feminine, lead }: Voice['reading']['offer'],
  service: boolean,
): typeof frames {
  const own = phrase ?? '';
  const meant = `${plural ? 'Están' : 'Está'} pensad${feminine ? 'a' : 'o'}${plural ? 's' : ''}`;
  const direct = `L${feminine ? 'a' : 'o'}${plural ? 's' : ''}`;
  return (name, say) => {
    const ours = `${say('Trabajamos', 'Trabajo')} para ${name}.`;
    const caring = `${say('Pensamos', 'Pienso')} en ${name}. Si es su caso, esto le toca de cerca.`;
    if (workers.test(own)) return [`Trabaja${plural ? 'n' : ''} para ${name}.`, ours];
    if (
      phrase === undefined ||
      bodies.test(own) ||
      prepares.test(lead ?? '') ||
      (service && tasks.test(lead ?? ''))
    )
      return [ours, caring];
    return [`${meant} para ${name}.`, `${direct} ${say('hacemos', 'hago')} para ${name}.`, caring];
  };
}

// What has people in it is not made for somebody: it works for them.
const bodies =
  /^(?:una? )?(?:pequeñ[oa] |nuev[oa] )?(?:agencia|asociación|empresa|tienda|taller|cooperativa|plataforma|estudio|red|equipo|escuela|academia|centro|local|espacio|lugar|mercado|cafetería|librería|panadería|restaurante|compañía|teatro|grupo|club|alquiler|reparación|correos?|servicio)(?!\p{L})/iu;
// What one prepares others for is not made for them.
const prepares =
  /^(?:Preparo|Preparamos|Doy|Damos|Ofrezco|Ofrecemos|Imparto|Impartimos|Alquilo|Alquilamos|Reparo|Reparamos)(?!\p{L})/u;
const tasks = /^(?:Hago|Hacemos|Realizo|Realizamos|Presto|Prestamos)(?!\p{L})/u;
const workers =
  /^una? (?:técnic[oa]|profesora?|asesora?|entrenadora?|monitora?|cociner[oa]|abogad[oa]|gestora?|arquitect[oa]|consultora?|persona|equipo)(?!\p{L})/iu;
