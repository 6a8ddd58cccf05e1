import { consumePartnerCredentials, capturePartnerCredentials } from './partner-credentials.js';

const arriveAt = (address: string) => {
  window.history.replaceState({ kept: true }, '', address);
  capturePartnerCredentials();
  return `${window.location.pathname}${window.location.search}${window.location.hash}`;
};

it.each([
  ['/index/index#pass_ticket=a.b.c', '/index/index'],
  ['/index/index?jyq_url=%2Fa&pass_ticket=a.b.c&domain=x', '/index/index?jyq_url=%2Fa&domain=x'],
  ['/index/index?pass_ticket=a.b.c#top', '/index/index#top'],
  ['/index/index#pass_ticket=a.b.c&part=2', '/index/index#part=2'],
])('SS1: removes the ticket from %s', (address, left) => {
  expect(arriveAt(address)).toBe(left);
  expect(window.history.state).toEqual({ kept: true });
  expect(consumePartnerCredentials()).toEqual({ ticket: 'a.b.c', proof: null });
  expect(consumePartnerCredentials()).toEqual({ ticket: null, proof: null });
});

it('also removes a proof, and leaves other addresses unchanged', () => {
  expect(arriveAt('/#__c=jobs.1.n.s')).toBe('/');
  expect(consumePartnerCredentials()).toEqual({ ticket: null, proof: 'jobs.1.n.s' });
  expect(arriveAt('/resume/edit?id=7#top')).toBe('/resume/edit?id=7#top');
  expect(consumePartnerCredentials()).toEqual({ ticket: null, proof: null });
});
