import type { PayProviderName } from '../../order/index.js';
import { Failure } from '../../platform/index.js';
import type { PayProvider } from './pay-provider.js';

export type PaymentFailure = 'payProviderUnavailable';

/** The payment providers of this site, in the order in which they are offered. */
export class PayProviderRegistry {
  private readonly byName: ReadonlyMap<PayProviderName, PayProvider>;

  constructor(providers: readonly PayProvider[]) {
    this.byName = new Map(providers.map((provider) => [provider.name, provider]));
  }

  names(): PayProviderName[] {
    return [...this.byName.keys()];
  }

  find(name: PayProviderName): PayProvider | null {
    return this.byName.get(name) ?? null;
  }

  get(name: PayProviderName): PayProvider {
    const provider = this.find(name);
    if (provider === null) throw new Failure<PaymentFailure>('payProviderUnavailable');
    return provider;
  }
}
