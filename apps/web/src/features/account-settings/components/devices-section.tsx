import { Skeleton } from '@qicheng/ui/skeleton';
import { ConfirmDialog } from '@qicheng/ui/confirm-dialog';
import { showToast } from '@qicheng/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayTime } from '#src/lib/display-time.js';
import { signOutDevice, signOutOtherDevices } from '../api/account-changes.js';
import { type OpenSession, sessionsQuery } from '../api/account-queries.js';
import { useAccountChanged, useUserId } from '../hooks/use-account.js';
import { Failed } from './failed.js';
import { focusSection, RowAction, Section } from './section.js';
import styles from './settings.module.css';

const kinds: Record<OpenSession['device'], string> = {
  desktop: '电脑',
  mobile: '手机',
  tablet: '平板',
  unknown: '设备',
};

const methods: Readonly<Record<string, string>> = {
  password: '密码登录',
  smsCode: '验证码登录',
  register: '注册',
  student: '学号登录',
  wechat: '微信登录',
  partner: '合作网站登录',
};

/** Chrome · Windows; unknown parts are left out. */
export function deviceName({ browser, system, device }: OpenSession): string {
  const known = [browser, system].filter(Boolean).join(' · ');
  return known || `未知${kinds[device]}`;
}

/** The sign-in method, or '' for sessions from before it was recorded. */
export const methodLabel = ({ method }: OpenSession): string => methods[method] ?? '';

const ID = 'devices';

interface DeviceProps {
  device: OpenSession;
  onSignOut: () => void;
}

function Device({ device, onSignOut }: DeviceProps) {
  const name = deviceName(device);
  const facts = [
    methodLabel(device),
    `${displayTime(device.openedAt)} 登录`,
    device.isCurrent ? '' : `最近使用 ${displayTime(device.lastSeenAt)}`,
  ];
  return (
    <li className={styles.device}>
      <div className={styles.fact}>
        <p className={styles.deviceName}>
          {name}
          {device.isCurrent ? <span className={styles.tag}>本机</span> : null}
        </p>
        <p className={styles.hint}>{facts.filter(Boolean).join('，')}</p>
      </div>
      {device.isCurrent ? null : (
        <RowAction label={`退出该设备：${name}`} onClick={onSignOut}>
          退出该设备
        </RowAction>
      )}
    </li>
  );
}

/** Signs one device or all others out after confirmation, and reloads the list. */
function useSigningOut() {
  const [confirming, setConfirming] = useState<OpenSession | 'others' | null>(null);
  const changed = useAccountChanged();
  const run = useMutation({
    mutationFn: (target: OpenSession | 'others') =>
      target === 'others' ? signOutOtherDevices() : signOutDevice(target.sessionId),
    onSuccess: (_data, target) =>
      showToast('success', target === 'others' ? '其他设备已退出登录' : '该设备已退出登录'),
    onSettled: async () => {
      setConfirming(null);
      await changed();
      // The button that had the focus may be gone with its row.
      focusSection(ID);
    },
  });
  return { confirming, setConfirming, run };
}

/** The account's active sessions. */
export function DevicesSection() {
  const { data: devices, isError, refetch } = useQuery(sessionsQuery(useUserId()));
  const { confirming, setConfirming, run } = useSigningOut();
  const others = devices?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <Section
      id={ID}
      title="登录设备"
      action={
        others > 0 ? (
          <RowAction label="退出其他全部设备" onClick={() => setConfirming('others')}>
            退出其他全部设备
          </RowAction>
        ) : null
      }
    >
      {isError && !devices ? <Failed what="设备列表" onRetry={() => void refetch()} /> : null}
      {!devices && !isError ? <Skeleton height="4rem" /> : null}
      {devices ? (
        <ul className={styles.rows}>
          {devices.map((device) => (
            <Device key={device.sessionId} device={device} onSignOut={() => setConfirming(device)} />
          ))}
        </ul>
      ) : null}
      <ConfirmDialog
        open={confirming !== null}
        title={confirming === 'others' ? '退出其他全部设备' : '退出该设备'}
        text={
          confirming === 'others'
            ? `另外 ${others} 台设备会立即退出登录，需要重新登录才能使用。本机不受影响。`
            : '该设备会立即退出登录，需要重新登录才能使用。如果不是您本人的设备，请同时修改密码。'
        }
        confirm="退出登录"
        isDanger
        isBusy={run.isPending}
        onConfirm={() => confirming && run.mutate(confirming)}
        onClose={() => setConfirming(null)}
      />
    </Section>
  );
}
