export interface Order {
  readonly id: string;
  readonly item: string;
  readonly status: string;
}

/** The job: what a program does with the orders of an API. Each library has a file that does it. */
interface Orders {
  /** All pages. */
  list(status: string): Promise<Order[]>;
  /** `undefined` if there is no such order. */
  get(id: string): Promise<Order | undefined>;
  create(order: Pick<Order, "item">): Promise<Order>;
  update(id: string, changes: Partial<Order>): Promise<Order>;
  remove(id: string): Promise<void>;
  upload(id: string, name: string, file: Blob): Promise<{ readonly size: number }>;
}

/** Makes the job for an API, with the token of a user who has signed in, or none. */
export type CreateOrders = (baseUrl: string, token: string | undefined) => Orders;
