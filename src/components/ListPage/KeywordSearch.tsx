import { SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import ClearSign from '@/components/Controls/ClearSign';
import { useLanguage } from '@/utils/language';
import { TEXT_AT_MOST } from '@/utils/urlState';

interface KeywordSearchProps {
  /** Label and placeholder of the field. */
  name: string;
  /** As it stands in the address. */
  keyword: string;
  className: string | undefined;
  onSearch(keyword: string): void;
}

/** Words to look for in a list. The field follows the address, which the back button changes too. */
export default function KeywordSearch({ name, keyword, className, onSearch }: KeywordSearchProps) {
  const { t } = useLanguage();
  const [text, setText] = useState(keyword);
  useEffect(() => setText(keyword), [keyword]);
  return (
    <Input.Search
      allowClear={{ clearIcon: <ClearSign /> }}
      aria-label={name}
      className={className}
      placeholder={name}
      maxLength={TEXT_AT_MOST}
      value={text}
      onChange={(event) => setText(event.target.value)}
      enterButton={<Button icon={<SearchOutlined aria-hidden />} aria-label={`${t('find')} ${name}`} />}
      onSearch={(words) => onSearch(words.trim())}
    />
  );
}
