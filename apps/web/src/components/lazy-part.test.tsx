import { useToasts } from '@qicheng/ui/toast';
import { act, render, screen, waitFor } from '@testing-library/react';
import { lazy, useState } from 'react';
import { reportMissingFile, recoverFromMissingFile } from '#src/lib/release-reload.js';
import { LazyPart } from './lazy-part.js';

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/check-panel.js');

function Page({ load }: { load: () => Promise<{ default: () => React.ReactNode }> }) {
  const [isOpen, setOpen] = useState(true);
  const [Part] = useState(() => lazy(load));
  return (
    <>
      <p>表单</p>
      {isOpen ? (
        <LazyPart onFail={() => setOpen(false)}>
          <Part />
        </LazyPart>
      ) : null}
    </>
  );
}

const toasts = () => useToasts.getState().toasts;

describe('lazily loaded panel', () => {
  beforeEach(() => {
    useToasts.setState({ toasts: [] });
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  it('is shown once it has loaded', async () => {
    render(<Page load={() => Promise.resolve({ default: () => <p>检查</p> })} />);
    await screen.findByText('检查');
    expect(toasts()).toEqual([]);
  });

  it('closes and offers a reload if its file is gone', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await act(async () => {
      reportMissingFile({ payload: GONE });
      await recoverFromMissingFile();
      useToasts.setState({ toasts: [] });
      render(<Page load={() => Promise.reject(GONE)} />);
      await Promise.resolve();
    });
    screen.getByText('表单');
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { text: '页面文件没有加载成功，可能是网络中断或网站刚刚更新', action: { label: '重新加载' } },
      ]),
    );
  });

  it('closes with a message if it throws', async () => {
    const Broken = (): never => {
      throw new Error('broken');
    };
    await act(async () => {
      render(<Page load={() => Promise.resolve({ default: Broken })} />);
      await Promise.resolve();
    });
    screen.getByText('表单');
    expect(toasts()).toMatchObject([{ tone: 'error', text: '操作没有完成，请稍后再试' }]);
  });
});
