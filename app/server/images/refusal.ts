/** Why a picture is not given: the status of the answer and a few words that say nothing of the inside. */
export class Refusal {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string) {
    this.status = status;
    this.reason = reason;
  }
}
