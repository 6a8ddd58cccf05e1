import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useReducedMotion } from '../lib/reduced-motion.js';
import { useRootScale } from '../lib/root-scale.js';
import { styleNonce } from '../lib/style-nonce.js';
import { antdTheme, type Density } from './antd-theme.js';

/**
 * The provider of the component library. Only modules that load lazily may import this: public pages are
 * free of the library. Its styles carry the page's nonce, as the content policy demands.
 */
export function AntdScope({ density = 'comfortable', children }: { density?: Density; children: ReactNode }) {
  const scale = useRootScale();
  const isStill = useReducedMotion();
  return (
    <ConfigProvider
      locale={zhCN}
      theme={antdTheme(density, { scale, isStill })}
      csp={{ nonce: styleNonce() }}
      button={{ autoInsertSpace: false }}
      form={{ requiredMark: false, scrollToFirstError: { focus: true } }}
    >
      {children}
    </ConfigProvider>
  );
}
