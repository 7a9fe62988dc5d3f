/** The provider did not do what it was asked. Its words hold nothing that it said of a buyer. */
export class PaymentError extends Error {
  override name = 'PaymentError';
  readonly status: number | undefined;

  /** `status`: its HTTP status; undefined where it did not answer, or not in a way that can be read. */
  constructor(status: number | undefined) {
    super(
      `The payment provider ${status === undefined ? 'gave no answer that can be read' : `answered ${status}`}`,
    );
    this.status = status;
  }
}
