import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import { ErrorState } from '@qicheng/ui/status';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ThemeChoice } from '#src/components/theme-choice.jsx';
import { paths } from '#src/config/paths.js';
import { useSectionInView } from '#src/lib/scroll-position.js';
import { endSession, useSession } from '#src/lib/session.js';
import { type AccountProfile, profileQuery } from '../api/account-queries.js';
import { useAccountChanged, useUserId } from '../hooks/use-account.js';
import { AiCountSection } from './ai-count-section.js';
import { ClosingBanner } from './closing-banner.js';
import { DataSection } from './data-section.js';
import { DevicesSection } from './devices-section.js';
import { EgressSection } from './egress-section.js';
import { ProfileSection } from './profile-section.js';
import { Row, Section } from './section.js';
import { type OpenDialog, SettingsDialogs } from './settings-dialogs.js';
import { SignInSection } from './sign-in-section.js';
import styles from './settings.module.css';

const parts = [
  ['profile', '个人资料'],
  ['sign-in', '登录与认证'],
  ['ai-count', 'AI 次数'],
  ['egress', '模型发送记录'],
  ['devices', '登录设备'],
  ['theme', '外观'],
  ['data', '数据与账号'],
] as const;

const partIds = parts.map(([id]) => id);

/** Links to the sections of the page; the one in view is marked. */
function Parts() {
  const current = useSectionInView(partIds);
  return (
    <nav className={styles.parts} aria-label="本页内容">
      {parts.map(([id, name]) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

const Waiting = () => (
  <div className={styles.waitingPage} role="status" aria-busy="true">
    <span className="visually-hidden">正在读取账号设置</span>
    {[0, 1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height="3.5rem" />
    ))}
  </div>
);

/** Reloads the page data after a change in the campus e-mail dialogs. */
function useCampusEmailEcho(): void {
  const campusEmail = useSession(({ user }) => user?.campusEmail);
  const changed = useAccountChanged();
  const last = useRef(campusEmail);
  useEffect(() => {
    const isChanged = last.current !== undefined && last.current !== campusEmail;
    last.current = campusEmail;
    if (isChanged) void changed();
  }, [campusEmail, changed]);
}

/** The theme of the site in this browser. */
const ThemeSection = () => (
  <Section id="theme" title="外观">
    <dl className={styles.rows}>
      <Row label="颜色" hint="只在这个浏览器里生效；简历页面和导出的文件始终是白纸。">
        <ThemeChoice />
      </Row>
    </dl>
  </Section>
);

function Sections({ profile }: { profile: AccountProfile }) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const navigate = useNavigate();
  useCampusEmailEcho();
  const leave = async () => {
    // Render home before the session ends, so that this members-only page does not ask to sign in again.
    await navigate(paths.home.href(), { flushSync: true });
    endSession();
  };
  return (
    <>
      <ProfileSection profile={profile} open={setOpen} />
      <SignInSection profile={profile} open={setOpen} />
      <AiCountSection />
      <EgressSection />
      <DevicesSection />
      <ThemeSection />
      <DataSection profile={profile} open={setOpen} />
      <SettingsDialogs
        open={open}
        profile={profile}
        onOpen={setOpen}
        onClose={() => setOpen(null)}
        onLeave={() => void leave()}
      />
    </>
  );
}

/** /personal/deta: profile, sign-in methods, devices and stored data. */
export function AccountSettings() {
  const { data: profile, isError, refetch } = useQuery(profileQuery(useUserId()));
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1} ref={title}>
        账号设置
      </h1>
      {profile?.erasedAt ? (
        <ClosingBanner erasedAt={profile.erasedAt} onReopened={() => title.current?.focus()} />
      ) : null}
      <Parts />
      <div className={styles.sections}>
        {profile ? <Sections profile={profile} /> : isError ? null : <Waiting />}
        {!profile && isError ? (
          <ErrorState
            title="账号设置没有读出来"
            action={
              <Button icon="refresh" onClick={() => void refetch()}>
                再试一次
              </Button>
            }
          >
            您的账号没有受影响。请检查网络，然后再试一次。
          </ErrorState>
        ) : null}
      </div>
    </div>
  );
}
