export class HttpError {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string) {
    this.status = status;
    this.reason = reason;
  }
}
