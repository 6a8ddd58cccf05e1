import { imageHosts } from './site-info.service.js';

const none = { logo: '', icpPermitImage: '', hrPermitImage: '', serviceImage: '', communityImage: '' };

it('lists each host of a configured image once, without our own', () => {
  expect(imageHosts(none)).toEqual([]);
  expect(
    imageHosts({
      ...none,
      logo: '/logo.svg',
      serviceImage: 'https://img.example/a.png?x=1',
      communityImage: 'https://img.example/b.png',
      hrPermitImage: 'http://permit.example:8080/hr.png',
    }),
  ).toEqual(['http://permit.example:8080', 'https://img.example']);
});

it('allows no directive injection into the policy', () => {
  expect(imageHosts({ ...none, logo: "https://a.example; script-src 'unsafe-inline'" })).toEqual([]);
  expect(imageHosts({ ...none, logo: 'https://a.example,b' })).toEqual([]);
});
