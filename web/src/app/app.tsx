import { BrowserRouter, Route, Routes } from 'react-router';
import { AppLayout } from './layout/app-layout';
import { Providers } from './providers';
import { NotFoundPage } from './not-found-page';
import { SCREENS } from './routing/screens';

/** The whole client, at the address of the browser. */
export function App() {
  return (
    <Providers>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  );
}

/** Every screen inside the shell; every other path shows Page Not Found (spec document 1, section 2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        {SCREENS.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
