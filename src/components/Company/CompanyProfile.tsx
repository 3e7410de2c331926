import { type CompanyProfile, profileForm } from '@domain/company/profile';
import { isVisible, openScope } from '@domain/filing/scope';
import { Panel } from '@/components/Page';
import { useText } from '@/utils/language';
import { groups, profileContext } from './groups';
import ProfileValues from './ProfileValues';

/** A company's profile, to read. */
export default function CompanyProfileView({ profile }: { profile: CompanyProfile }) {
  const say = useText();
  const scope = openScope(profileForm, { company: profile }, profileContext());
  return groups.map((group, index) => (
    <Panel key={group.title.en} id={`group-${index}`} title={say(group.title)}>
      <ProfileValues fields={group.fields.filter((field) => isVisible(field, scope))} profile={profile} />
    </Panel>
  ));
}
