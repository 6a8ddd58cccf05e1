import { getEgress, listEgress } from './egress.contract.js';

export { egressFailures } from './failures.js';
export { getEgress, listEgress };

export const egressEndpoints = { listEgress, getEgress };
