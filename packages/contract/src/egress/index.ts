import { getEgress, listEgress } from './egress.contract.js';

export { getEgress, listEgress };

export const egressEndpoints = { listEgress, getEgress };
