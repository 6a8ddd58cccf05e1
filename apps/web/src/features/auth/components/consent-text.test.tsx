import type { WebsiteInfo } from '@qicheng/contract/site/site.contract';
import { render, screen } from '@testing-library/react';
import { ServerStateProvider } from '../../../lib/site-context.js';
import { ConsentText } from './consent-text.js';

const show = (creates: 'unknownPhone' | 'always', payAgreementUrl: string) =>
  render(
    <ServerStateProvider value={{ siteInfo: { payAgreementUrl } as WebsiteInfo }}>
      <ConsentText creates={creates} />
    </ServerStateProvider>,
  ).container.textContent;

it.each(['unknownPhone', 'always'] as const)(
  'claims no consent (%s) where no agreement is set',
  (creates) => {
    const words = show(creates, '');
    expect(words).not.toContain('协议');
    expect(words).toContain('创建');
    expect(words).toContain('手机号只用于登录和接收验证码');
  },
);

it('links the agreement that pressing the button agrees to', () => {
  expect(show('always', 'https://qicheng.example/agreement')).toContain('注册即表示同意服务协议');
  expect(screen.getByRole('link', { name: '服务协议' }).getAttribute('href')).toBe(
    'https://qicheng.example/agreement',
  );
});
