import { z } from 'zod';
import { assumed, endpoint, reply, wire } from '../kit/endpoint.js';

const place = { code: z.string(), name: z.string() };
const county = wire(place);
const city = wire({ ...place, children: z.array(county) });
const province = wire({ ...place, children: z.array(city) });

/** A province with its cities and their counties. */
export type RegionTree = z.output<typeof province>[];

export const listAllCities = endpoint({
  route: 'POST /make_resume/city_all',
  access: 'optional',
  summary: '省、市、区县三级行政区划',
  input: wire({}),
  replies: { ok: reply(1, wire({ list: z.array(province) })) },
  note: assumed('payload not shown in spec §7: the whole tree, three levels, GB/T 2260 codes'),
});

const provinceWithCities = wire({ ...place, children: z.array(wire(place)) });

export const listProvincesAndCities = endpoint({
  route: 'POST /make_resume/getProvinceAndCity',
  access: 'optional',
  summary: '省、市两级行政区划',
  input: wire({}),
  replies: { ok: reply(1, wire({ list: z.array(provinceWithCities) })) },
  note: assumed('payload not shown in spec §7: provinces with their cities'),
});
