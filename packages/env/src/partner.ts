import { oneOf } from './formats.js';
import { variable } from './variable.js';

/** How résumés reach partners. */
export const partnerVariables = {
  PARTNER_DRIVER: variable(
    '把简历发给合作平台的方式；local 只在网站的页面上显示，https 发给用 pnpm ops partner connect 接入的平台；不设时生产环境用 https，其他用 local',
    oneOf('local', 'https').optional(),
  ),
};

interface PartnerEnv {
  NODE_ENV: 'development' | 'test' | 'production';
  PARTNER_DRIVER?: 'local' | 'https' | undefined;
}

/** [decision 42]: in production the local driver runs only when named explicitly. */
export const partnerDriverOf = ({ NODE_ENV, PARTNER_DRIVER }: PartnerEnv): 'local' | 'https' =>
  PARTNER_DRIVER ?? (NODE_ENV === 'production' ? 'https' : 'local');
