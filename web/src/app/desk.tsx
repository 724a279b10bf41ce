import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './desk-app';
import './desk.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
