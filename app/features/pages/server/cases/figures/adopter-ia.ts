import * as z from 'zod';

import { count, countOf, each, type Figures, share } from './figure';

const kinds = ['order', 'invoice', 'event', 'complaint', 'other'] as const;
const tools = ['rules', 'small', 'large'] as const;

const yes = z.stringbool({ truthy: ['yes'], falsy: ['no'] });
const messageSchema = z.object({
  kind: z.enum(kinds),
  urgent: yes,
  personal: yes,
  rules: z.string(),
  small: z.string(),
  large: z.string(),
});

type Message = z.infer<typeof messageSchema>;
type Tool = (typeof tools)[number];

/** What sorting a thousand messages is taken to cost, in euros, and one message to take, in seconds. */
const assumed = {
  cost: { rules: 0, small: 0.4, large: 4.2 },
  seconds: { rules: 0.1, small: 0.9, large: 2.6 },
} as const;

export function toolFigures({ data }: { data: unknown[] }): Figures {
  const messages = data.map((row) => messageSchema.parse(row));
  const isRight = (tool: Tool) => (message: Message) => message[tool] === message.kind;
  const of = (kind: string) => messages.filter((message) => message.kind === kind);
  const urgent = messages.filter((message) => message.urgent);
  const apart = (one: Tool, other: Tool) =>
    countOf(messages, (message) => isRight(one)(message) && !isRight(other)(message));
  return {
    messages: count(messages.length),
    urgent: count(urgent.length),
    personal: count(countOf(messages, (message) => message.personal)),
    'personal.share': share(
      countOf(messages, (message) => message.personal),
      messages.length,
    ),
    ...each('kind', kinds, (kind) => count(of(kind).length)),
    ...each('right', tools, (tool) => count(countOf(messages, isRight(tool)))),
    ...each('rate', tools, (tool) => share(countOf(messages, isRight(tool)), messages.length)),
    ...each('complaint', tools, (tool) => count(countOf(of('complaint'), isRight(tool)))),
    ...each('missed', tools, (tool) => count(countOf(urgent, (message) => !isRight(tool)(message)))),
    ...each('cost', tools, (tool) => ({ value: assumed.cost[tool], as: 'cents' })),
    ...each('seconds', tools, (tool) => ({ value: assumed.seconds[tool], as: 'decimal' })),
    onlyLarge: count(apart('large', 'small')),
    onlySmall: count(apart('small', 'large')),
    'small.wrong': count(messages.length - countOf(messages, isRight('small'))),
    ahead: count(countOf(messages, isRight('large')) - countOf(messages, isRight('small'))),
  };
}
