import { readFile, writeFile } from 'node:fs/promises';

import { deliverReport, maxReportSize } from '#app/features/report/server/deliver-report';
import { referenceOf } from '#app/features/report/server/mails/mail-facts';
import { findOrder, findOrderByReceipt, listOrders, type Order } from '#app/features/report/server/orders';
import { refundOrder } from '#app/features/report/server/refund-order';
import {
  argument,
  type Call,
  type Command,
  limitOf,
  type OpsContext,
  OpsError,
  statusIn,
  timeOf,
} from './command';
import { reportFile } from './report-file';

const statuses = ['open', 'paid', 'delivered', 'cancelled', 'expired', 'refunded'] as const;

export const orderCommands: Command[] = [
  {
    usage: `orders list [--status ${statuses.join('|')}] [--limit 50]`,
    does: 'orders of the full report, the newest first; `--status paid` are those to be delivered',
    async run({ database }, call) {
      const orders = await listOrders(database, { status: statusIn(call, statuses), limit: limitOf(call) });
      return orders.map((order) => ({
        order: referenceOf(order),
        status: order.withdrawalAskedAt && order.status !== 'refunded' ? 'withdrawn' : order.status,
        ordered: timeOf(order.createdAt),
        due: order.status === 'paid' ? timeOf(order.dueAt) : '',
        buyer: order.email,
        euros: eurosOf(order.amountCents),
      }));
    },
  },
  {
    usage: 'orders show <order>',
    does: 'an order with all that its report is written from',
    run: async (context, call) => describe(await orderIn(context, call)),
  },
  {
    usage: 'orders preview <order> <study.md> [--out report.pdf]',
    does: 'sets the report from your study, in Markdown, and writes it to a file; sends nothing',
    async run(context, call) {
      const order = await orderIn(context, call);
      const pdf = await reportFile(order, argument(call, 1, 'study.md'));
      const path = call.options.out ?? fileNameOf(order);
      await writeFile(path, pdf);
      return `${path} is written, ${Math.ceil(pdf.length / 1000)} kB`;
    },
  },
  {
    usage: 'orders deliver <order> <study.md|report.pdf>',
    does: 'sets the report, or takes yours, marks the order as delivered and mails it to the buyer',
    async run(context, call) {
      const order = await orderIn(context, call);
      const pdf = await deliverable(order, argument(call, 1, 'study.md'));
      if (!(await deliverReport(context, order.id, { fileName: fileNameOf(order), pdf })))
        throw new OpsError(
          `Order ${referenceOf(order)} is ${stateOf(order)}: only a paid one is delivered, once`,
        );
      return `Order ${referenceOf(order)} is delivered; the mail to ${order.email} is queued`;
    },
  },
  {
    usage: 'orders refund <order> <euros>',
    does: 'notes what was paid back in all, by bank transfer for instance, and mails it to the buyer; Stripe tells the site of its own refunds',
    async run(context, call) {
      const order = await orderIn(context, call);
      const cents = centsIn(argument(call, 1, 'euros'), order);
      const outcome = await refundOrder(context, order.id, cents);
      if (outcome === 'unpaid') throw new OpsError(`Nothing was paid for order ${referenceOf(order)}`);
      if (outcome === 'known') {
        const { refundedCents = cents } = (await findOrder(context.database, order.id)) ?? {};
        throw new OpsError(
          `${eurosOf(refundedCents)} € are noted already, and no mail is sent: say the sum in all, with what you paid back now`,
        );
      }
      return `Order ${referenceOf(order)}: ${eurosOf(cents)} € paid back are noted; ${order.email} is told by mail`;
    },
  },
];

async function orderIn({ database }: OpsContext, call: Call): Promise<Order> {
  const reference = argument(call, 0, 'order');
  const order = (await findOrder(database, reference)) ?? (await findOrderByReceipt(database, reference));
  if (!order) throw new OpsError(`There is no order ${reference}: its receipt number names it, or its id`);
  return order;
}

/** Refused before anything is noted: an order is delivered once, and its buyer would get nothing. */
async function deliverable(order: Order, path: string): Promise<Buffer> {
  const pdf = path.endsWith('.pdf') ? await readFile(path) : await reportFile(order, path);
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new OpsError(`${path} is no PDF`);
  if (pdf.length > maxReportSize)
    throw new OpsError(
      `The report has ${inMegabytes(pdf.length)} MB: mail servers take ${inMegabytes(maxReportSize)} MB of it; make its pictures smaller`,
    );
  return pdf;
}

/** Rounded up, so that what is over a limit also reads so. */
function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / 100_000) / 10;
}

function describe(order: Order): Record<string, unknown> {
  const { material, consent } = order;
  return {
    order: referenceOf(order),
    id: order.id,
    status: stateOf(order),
    buyer: order.email,
    language: order.locale,
    price: `${eurosOf(order.amountCents)} €`,
    'paid back': order.refundedCents > 0 ? `${eurosOf(order.refundedCents)} €` : '',
    ordered: timeOf(order.createdAt),
    paid: timeOf(order.paidAt),
    due: timeOf(order.dueAt),
    delivered: timeOf(order.deliveredAt),
    withdrawn: timeOf(order.withdrawalAskedAt),
    consent: `${consent.immediateStart}\n${consent.lossOfWithdrawal}`,
    pitch: order.pitchId ?? '',
    ...Object.fromEntries(
      (material?.sections ?? []).map(({ title, entries }) => [
        title,
        entries.map(({ label, text }) => `${label}: ${text}`).join('\n'),
      ]),
    ),
  };
}

function stateOf({ status, withdrawalAskedAt }: Order): string {
  return withdrawalAskedAt === undefined ? status : `${status}, and its buyer has withdrawn`;
}

function fileNameOf(order: Order): string {
  return `verbe-${referenceOf(order)}.pdf`;
}

function eurosOf(cents: number): string {
  return (cents / 100).toFixed(2);
}

function centsIn(text: string, { amountCents }: Order): number {
  const cents = /^\d+([.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : 0;
  if (cents < 1 || cents > amountCents)
    throw new OpsError(`An amount from 0.01 to ${eurosOf(amountCents)}, as in 49.99`);
  return cents;
}
