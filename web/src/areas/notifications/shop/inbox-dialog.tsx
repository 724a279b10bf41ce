import { notificationsTexts } from '../texts.en';
import { Dialog } from '../../../kit/dialog';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { InboxLines } from './inbox-lines';
import { chooseInboxTab, closeInbox, useInboxStore } from './inbox-store';
import { NotificationChoices } from './notification-choices';

/** The hero's inbox over the current screen, with the notification settings. */
export function InboxDialog() {
  const { open, tab } = useInboxStore();
  const { title, tabs } = notificationsTexts;
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && closeInbox()} title={title} width="medium">
      <Tabs
        label={tabs.label}
        tabs={[{ value: 'news', label: tabs.news }, { value: 'settings', label: tabs.settings }]}
        value={tab}
        onChange={chooseInboxTab}
      >
        <TabPanel value="news">
          <InboxLines />
        </TabPanel>
        <TabPanel value="settings">
          <NotificationChoices />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}
