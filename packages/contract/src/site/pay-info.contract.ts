import { z } from 'zod';
import { assumed, endpoint, legacy, reply, wire, wireFlag } from '../kit/endpoint.js';

const payComponent = legacy('pay_component', z.string());

export const getPayInfo = endpoint({
  route: 'POST /pay/getBasicInfo',
  access: 'optional',
  summary: '支付开关与收银台',
  input: wire({}),
  replies: {
    ok: reply(
      1,
      wire({
        basic: legacy('basic_info', wire({ payEnabled: legacy('pay_switch', wireFlag), payComponent })),
        payComponent,
      }),
    ),
  },
  note: assumed(
    '[spec 7] can be read with pay_component inside basic_info or beside it: both places carry it',
  ),
});
