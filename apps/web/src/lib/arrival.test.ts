import { storeArrival, readArrival } from './arrival.js';

it('stores where a visitor came from until they sign in', () => {
  storeArrival({ search: '?flag_code=spring&invite_id=42&domain=a.example&jyqfrom=school&expire_school=s1' });
  storeArrival({ search: '' });
  expect(readArrival()).toEqual({
    campaignCode: 'spring',
    inviteId: '42',
    domain: 'a.example',
    channel: 'school',
    expireSchool: 's1',
  });
  expect(localStorage.getItem('jyqflagCode')).toBe('spring');
});
