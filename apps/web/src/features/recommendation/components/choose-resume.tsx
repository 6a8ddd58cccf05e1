import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { ownResumesQuery } from '../recommendation-calls.js';

interface ChooseResumeProps {
  value: string | null;
  onChange: (resumeId: string) => void;
}

/** Which of my résumés is meant. */
export function ChooseResume({ value, onChange }: ChooseResumeProps) {
  const { data, isError } = useQuery(ownResumesQuery);
  return (
    <Form.Item label="简历" layout="vertical" htmlFor="sent-resume">
      <Select
        id="sent-resume"
        value={value}
        loading={data === undefined && !isError}
        placeholder="请选择简历"
        notFoundContent={isError ? '简历没有读出来，请稍后再试' : '还没有简历'}
        options={data?.list.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={onChange}
      />
    </Form.Item>
  );
}
