import { z } from 'zod';
import { assumed, endpoint, reply, wire } from '../kit/endpoint.js';

// No name differs on the wire, so these are plain objects: encoding 3,700 codecs took 60 ms a request.
const place = { code: z.string(), name: z.string() };
const county = z.object(place);
const city = z.object({ ...place, children: z.array(county) });
const province = z.object({ ...place, children: z.array(city) });

export const listAllCities = endpoint({
  route: 'POST /make_resume/city_all',
  access: 'optional',
  summary: '省、市、区县三级行政区划',
  input: wire({}),
  replies: { ok: reply(1, wire({ list: z.array(province) })) },
  note: assumed('payload not shown in [spec 7]: the whole tree, three levels, GB/T 2260 codes'),
});

const provinceWithCities = z.object({ ...place, children: z.array(county) });

export const listProvincesAndCities = endpoint({
  route: 'POST /make_resume/getProvinceAndCity',
  access: 'optional',
  summary: '省、市两级行政区划',
  input: wire({}),
  replies: { ok: reply(1, wire({ list: z.array(provinceWithCities) })) },
  note: assumed('payload not shown in [spec 7]: provinces with their cities'),
});
