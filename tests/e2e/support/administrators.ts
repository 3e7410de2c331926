import { paths } from '../../../domain/api/paths.generated';
import { ApiClient, DEMO_PASSWORD, openDemoClient } from '../../support/server/api-client';

/** Creates an administrator with the password of the demo. */
export async function addAdministrator(url: string, username: string, phone: string): Promise<void> {
  const admin = await openDemoClient(url, 'admin');
  const { password } = await admin.must<{ password: string }>(paths.createUser, {
    username,
    name: username,
    phone,
    role: 'administrator',
  });
  const person = await new ApiClient(url).signIn(username, password);
  await person.must(paths.editPassword, { old_password: password, new_password: DEMO_PASSWORD });
}
